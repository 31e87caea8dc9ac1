/// The way of the value of a box.
final class BoxMotion<Kind: AnimatablePrimitive>: Motion {
  private let from: Kind
  var goal: Kind

  init(
    from: Kind, to goal: Kind, _ animation: Animation, _ completions: [AnimationCompletion],
    start: Double
  ) {
    self.from = from
    self.goal = goal
    super.init(animation, completions, start: start)
  }

  private func value(_ progress: Double?, _ mixer: ColorMixer) -> Kind {
    progress.map { goal.interpolated(from: from, progress: $0, mixer) } ?? goal
  }

  func show(_ progress: Double?, in payload: inout Payload, _ mixer: ColorMixer) {
    payload.setValue(value(progress, mixer))
  }

  override func step(_ node: Node, _ index: Int32, to progress: Double?) {
    let box = BoxRef(pointer: node.fragment.boxes + Int(index), node: node)
    let value = value(progress, node.mixer)
    let bytes = node.fragment.text.map { UnsafePointer($0) }
    let difference = value.difference(
      from: box.value(Kind.self), TextComparison(new: bytes, old: bytes))
    guard difference > .behaviour else { return }
    box.pointer.pointee.payload.setValue(value)
    if difference >= .layout { box.pointer.pointee.flags.subtract(.answers) }
    if difference == .traits { box.pointer.pointee.flags.insert(.askedMore) }
    node.tree.moved.append((node, index, difference))
  }
}

extension Payload {
  fileprivate mutating func setValue<Value>(_ value: Value) {
    if Payload.isInline(Value.self) {
      self = Payload(inline: value)
    } else {
      holder(Value.self).take(value)
    }
  }
}
