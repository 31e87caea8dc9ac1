extension TreeHost {
  /// Whether something is on its way to another value.
  var isAnimating: Bool { !animatingNodes.isEmpty }

  /// Moves every running animation to the present; true if something looks different now.
  func stepAnimations() {
    let nodes = animatingNodes
    animatingNodes.removeAll(keepingCapacity: true)
    for node in nodes where node.isMounted {
      for (index, running) in node.animations { step(node, index, running) }
      if !node.animations.isEmpty { animatingNodes.append(node) }
    }
  }

  private func step(_ node: Node, _ index: Int32, _ running: RunningAnimation) {
    let box = BoxRef(pointer: node.fragment.boxes + Int(index), node: node)
    let progress = running.animation.progress(after: now - running.start)
    if progress == nil { node.animations[index] = nil }
    let value =
      progress.flatMap { box.kind.interpolated(running.from, running.to, $0) } ?? running.to
    let texts = TextComparison(new: nil, old: nil)
    let difference = box.kind.difference(value, box.pointer.pointee.payload, texts)
    guard difference > .behaviour else { return }
    box.pointer.pointee.payload = value
    if difference >= .layout { box.pointer.pointee.flags.subtract(.answers) }
    if difference == .traits { box.pointer.pointee.flags.insert(.askedMore) }
    moved.append((node, index, difference))
  }
}
