import Foundation

/// As often as the screen is drawn while something moves.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// A terminal is drawn thirty times a second; longer intervals count.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, TreeHost.tick)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode),
      rest: isPaused ? 1 : .max)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries
    fileprivate var rest: Int

    public mutating func next() -> Date? {
      guard rest > 0 else { return nil }
      rest -= 1
      return dates.next()
    }
  }
}
