/// A modifier that wraps every box of its content, while it waits for them.
struct PendingWrapper {
  var box: Box
  /// Further content that stands beside the wrapped box: an overlay, a background.
  var layers: ViewSource?
  /// Where the modifier was written; its layers are written there.
  var surroundings: Surroundings
  /// What went along with the change there.
  var transaction: Transaction
  /// Who has the object of the box beside the wrapper itself.
  var use = Use.free

  /// The object of a box in the tree takes later values, which must not reach a node that keeps the
  /// wrapper for comparison: it has one owner of the other kind at most.
  enum Use {
    case free, box, nodes
  }

  /// The wrapper as a node keeps it.
  mutating func held() -> PendingWrapper {
    guard box.flags.contains(.object) else { return self }
    if use != .box {
      use = .nodes
      return retained()
    }
    var other = self
    other.use = .nodes
    other.box.payload = box.kind.copyObject(box.payload)
    return other
  }

  func retained() -> PendingWrapper {
    if box.flags.contains(.object) {
      _ = Unmanaged.passRetained(box.payload.object())
    }
    return self
  }

  /// An object for a box of its own.
  mutating func placedPayload() -> Payload {
    guard use == .free else { return box.kind.copyObject(box.payload) }
    use = .box
    _ = Unmanaged.passRetained(box.payload.object())
    return box.payload
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
