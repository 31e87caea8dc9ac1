/// A modifier that wraps every box of its content, while it waits for them.
struct PendingWrapper {
  var box: Box
  /// Further content that stands beside the wrapped box: an overlay, a background.
  var layers: ViewSource?
  /// Where the modifier was written; its layers are written there.
  var surroundings: Surroundings
  /// What went along with the change there.
  var transaction: Transaction

  func retained() -> PendingWrapper {
    if box.flags.contains(.object) {
      _ = Unmanaged.passRetained(box.payload.object())
    }
    return self
  }

  func release() {
    if box.flags.contains(.object) { box.payload.release() }
  }

  /// Whether another wrapper would draw and do the same around the same content.
  func isSame(as other: PendingWrapper) -> Bool {
    guard ObjectIdentifier(box.kind) == ObjectIdentifier(other.box.kind),
      surroundings.isSame(as: other.surroundings)
    else {
      return false
    }
    switch (layers, other.layers) {
    case (nil, nil): break
    case (let a?, let b?): guard a.isSame(as: b) else { return false }
    default: return false
    }
    let texts = TextComparison(new: nil, old: nil)
    return box.kind.difference(box.payload, other.box.payload, texts) == .none
  }
}

extension _Tree {
  /// Puts a box around each box that is written until `popWrapper`.
  mutating func pushWrapper<Kind: Primitive>(_ value: Kind, layers: ViewSource? = nil) {
    var box = _Tree.template(value)
    box.flags.insert(.wrapper)
    pending.append(
      PendingWrapper(box: box, layers: layers, surroundings: surroundings, transaction: transaction)
    )
  }

  mutating func popWrapper() {
    guard !pending.isEmpty else {
      preconditionFailure("A wrapper was taken back that was not there.")
    }
    // In its place, since moving so much out costs more than all the rest.
    pending[pending.count - 1].release()
    pending.removeLast()
  }
}
