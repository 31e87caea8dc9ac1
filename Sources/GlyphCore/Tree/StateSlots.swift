/// What a view keeps from one body to the next, by number.
struct StateSlots {
  /// Most views with state have one, which needs no array.
  private var first: SlotStorage?
  private var others: [SlotStorage?] = []

  /// Nil for a slot in which nothing stands yet.
  subscript(slot: Int) -> SlotStorage? {
    get {
      if slot == 0 { return first }
      return slot <= others.count ? others[slot - 1] : nil
    }
    set {
      if slot == 0 { return first = newValue }
      while others.count < slot { others.append(nil) }
      others[slot - 1] = newValue
    }
  }

  func forEach(_ body: (SlotStorage) -> Void) {
    if let first { body(first) }
    for case let other? in others { body(other) }
  }
}
