import Foundation

/// A view whose content is a function of the time, evaluated anew at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content
  @Kept private var pace: TimelinePace<Schedule>

  /// What the content is told.
  public struct Context {
    /// The date of the schedule that has come; before the first one, the present.
    public let date: Date
    public let cadence: Cadence

    /// How often the content is shown.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// Accepted and without effect: nothing is drawn ahead of its time.
    public func invalidateTimelineContent() {}
  }
}

/// What the content of a timeline is told, whatever its schedule is.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = {
      content(TimelineViewDefaultContext(date: $0.date, cadence: .live))
    }
  }

  @_disfavoredOverload
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _write(_ view: TimelineView, to tree: inout _Tree) { tree._writeNode(view) }

  public static func _evaluate(_ view: TimelineView, to tree: inout _Tree) {
    let date = view.pace.date(view.schedule, in: tree)
    Content._write(view.content(Context(date: date, cadence: .live)), to: &tree)
  }
}

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
  func date(_ schedule: Schedule, in tree: _Tree) -> Date {
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
