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
