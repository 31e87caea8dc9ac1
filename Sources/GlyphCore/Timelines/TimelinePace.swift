import Foundation

/// How far a timeline has come.
final class TimelinePace<Schedule: TimelineSchedule>: SlotStorage, Keepable {
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var current: Date?
  private var next: Date?
  private var timer: HostTimer?
  /// When the present was asked for last.
  private var seen = Date.distantPast

  /// So many dates that nobody saw are passed one by one; after more of them the schedule is asked
  /// again.
  private static var patience: Int { 10_000 }

  /// The date to show now; the node is owed a body at the next one.
  func date(_ schedule: Schedule, in tree: borrowing _Tree) -> Date {
    let (host, node) = (tree.host, tree.node)
    let now = host.date
    // A clock that was put back has dates before it that were passed.
    let isOther = self.schedule.map { !ValueComparison.areEqual($0, schedule) } ?? true
    if isOther || now < seen { restart(schedule, at: now) }
    seen = now
    pass(until: now, schedule)
    timer?.cancel()
    timer = nil
    let isPaused =
      schedule is AnimationTimelineSchedule
      && (!host.animates || tree.surroundings.ambient.values.reducesMotion)
    if let next, !isPaused {
      timer = host.timers.schedule(at: next.timeIntervalSince(host.startDate.read())) {
        node.invalidate(Transaction())
      }
    }
    return current ?? now
  }

  private func restart(_ schedule: Schedule, at now: Date) {
    self.schedule = schedule
    current = nil
    dates = schedule.entries(from: now, mode: .normal).makeIterator()
    next = dates?.next()
  }

  private func pass(until now: Date, _ schedule: Schedule) {
    let now = now.addingTimeInterval(TimerQueue.tolerance)
    var passed = 0
    while let next, next <= now {
      passed += 1
      if passed == Self.patience {
        restart(schedule, at: now)
        return
      }
      current = next
      self.next = dates?.next()
    }
  }

  override func leave() { timer?.cancel() }
}
