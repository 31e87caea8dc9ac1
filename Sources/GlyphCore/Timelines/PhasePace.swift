/// How far the phases have come.
final class PhasePace: SlotStorage, Keepable {
  private var phase = 0
  private var isRunning = false
  private var last: Trigger?
  private var timer: HostTimer?
  /// When the phase that is shown has come about.
  private var end = 0.0

  /// The phase to show now; while phases go on, the node is owed a body at the next one.
  func index(
    of count: Int, _ trigger: Trigger?, isCalm: Bool, in tree: borrowing _Tree,
    _ animation: @escaping (Int) -> Animation?
  ) -> Int {
    if isCalm || count < 2 {
      leave()
      return 0
    }
    if let trigger {
      if let last, trigger.differs(from: last) { begin(at: tree.host.now) }
      last = trigger
    } else if !isRunning {
      begin(at: tree.host.now)
    }
    phase = min(phase, count - 1)
    if isRunning { wait(count, repeats: trigger == nil, tree.node, animation) }
    return phase
  }

  private func begin(at now: Double) {
    isRunning = true
    phase = 0
    end = now
  }

  private func wait(
    _ count: Int, repeats: Bool, _ node: Node, _ animation: @escaping (Int) -> Animation?
  ) {
    let host = node.tree
    timer?.cancel()
    timer = host.timers.schedule(at: end) { [self] in
      phase = (phase + 1) % count
      isRunning = phase != 0 || repeats
      let animation = animation(phase)
      end = host.now + max(animation.map(\.logicalLength) ?? 0, TreeHost.tick)
      node.invalidate(Transaction(animation: animation))
    }
  }

  override func leave() {
    timer?.cancel()
    isRunning = false
    phase = 0
  }
}
