import Foundation

extension TreeHost {
  /// What the time is for the views.
  var date: Date { startDate.read().addingTimeInterval(now) }

  /// Whether something is on its way to another value.
  var isAnimating: Bool { movingNodes.contains { $0.isMounted && !$0.motions.isEmpty } }

  /// How long one value is shown on the way to another, in seconds.
  static let tick = 1.0 / 30

  /// Moves everything that is on its way to the present.
  func stepMotions() {
    let nodes = movingNodes
    movingNodes.removeAll(keepingCapacity: true)
    for node in nodes where node.isMounted {
      for (index, motion) in node.motions { step(node, index, motion) }
      if !node.motions.isEmpty { movingNodes.append(node) }
    }
  }

  private func step(_ node: Node, _ index: Int32, _ motion: Motion) {
    let progress = motion.progress(at: now)
    motion.step(node, index, to: progress)
    if progress == nil {
      node.motions[index] = nil
      motion.end(in: self)
    } else {
      motion.noteLogicalEnd(at: now, in: self)
    }
  }

  /// Takes over what is on its way in a node after it was written.
  func adoptMotions(of tree: borrowing _Tree) {
    let node = tree.node
    if node.motions.isEmpty { movingNodes.append(node) }
    for (_, motion) in node.motions
    where !tree.motions.contains(where: { $0.value === motion }) {
      motion.end(in: self)
    }
    node.motions = tree.motions
  }

  /// Those who waited for the end of something wait for less.
  func end(_ completions: [AnimationCompletion]) {
    for completion in completions {
      if let action = completion.end() { later(action) }
    }
  }

  /// In how many seconds something happens if nobody does anything; nil if nothing ever does.
  var nextDeadline: Double? {
    spinners.wind(self)
    var next = timers.nextDue.map { $0 - now }
    for node in movingNodes where node.isMounted {
      for motion in node.motions.values {
        let delay = motion.start + motion.animation.delay - now
        next = min(next ?? .infinity, max(delay, TreeHost.tick))
      }
    }
    return next.map { max(0, $0) }
  }
}

extension _Tree {
  /// Whether anything was on its way when the node was written, or is now.
  var hasMotions: Bool { !motions.isEmpty || !node.motions.isEmpty }
}
