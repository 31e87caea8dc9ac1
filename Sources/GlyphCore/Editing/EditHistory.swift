/// What was done to a text, and what was taken back of it.
struct EditHistory {
  enum Kind {
    case typing, deletingBackward, deletingForward, other
  }

  /// One stretch of text that took the place of another.
  struct Step {
    var offset: Int
    var removed: String
    var inserted: String
    var before: EditSelection
    var after: EditSelection
    var kind: Kind
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// Whether the next step may belong to the last one.
  private var isRunning = false

  /// Lets the next step stand on its own.
  mutating func breakRun() { isRunning = false }

  /// Adds a step; letters typed or deleted in a row are one.
  mutating func note(_ step: Step) {
    undone.removeAll()
    defer { isRunning = step.kind != .other }
    guard isRunning, let last = done.last, let joined = EditHistory.join(last, step) else {
      done.append(step)
      return
    }
    done[done.count - 1] = joined
  }

  mutating func takeBack() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isRunning = false
    return step
  }

  mutating func repeatNext() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isRunning = false
    return step
  }

  private static func join(_ first: Step, _ second: Step) -> Step? {
    guard first.kind == second.kind, first.after == second.before else { return nil }
    var joined = first
    joined.after = second.after
    switch second.kind {
    case .typing:
      guard second.removed.isEmpty, second.offset == first.offset + first.inserted.utf8.count
      else { return nil }
      // A word is taken back at once, and the blanks before it with it.
      if second.inserted.first?.isWhitespace == true, first.inserted.last?.isWhitespace == false {
        return nil
      }
      joined.inserted += second.inserted
    case .deletingBackward:
      guard second.offset + second.removed.utf8.count == first.offset else { return nil }
      joined.offset = second.offset
      joined.removed = second.removed + first.removed
    case .deletingForward:
      guard second.offset == first.offset else { return nil }
      joined.removed += second.removed
    case .other: return nil
    }
    return joined
  }
}
