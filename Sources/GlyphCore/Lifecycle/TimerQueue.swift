/// Something that happens at a time of the host's clock, unless it is cancelled before.
final class HostTimer {
  let due: Double
  fileprivate let action: () -> Void
  fileprivate(set) var isWaiting = true

  fileprivate init(due: Double, action: @escaping () -> Void) {
    self.due = due
    self.action = action
  }

  func cancel() { isWaiting = false }
}

/// What waits for its time, the next first.
final class TimerQueue {
  private var timers: [HostTimer] = []

  /// Times that differ by less are the same: they come about by adding.
  static let tolerance = 1e-6

  var nextDue: Double? {
    timers.removeAll { !$0.isWaiting }
    return timers.first?.due
  }

  /// Acts at a time in seconds; those for the same time act in the order in which they came.
  @discardableResult
  func schedule(at due: Double, _ action: @escaping () -> Void) -> HostTimer {
    let timer = HostTimer(due: due.isNaN ? 0 : due, action: action)
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: place)
    return timer
  }

  /// Acts for everything that is due at a time.
  func fire(at now: Double) {
    while let next = timers.first, next.due <= now + TimerQueue.tolerance {
      timers.removeFirst()
      guard next.isWaiting else { continue }
      next.isWaiting = false
      next.action()
    }
  }
}
