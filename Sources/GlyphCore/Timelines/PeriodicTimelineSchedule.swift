import Foundation

/// Dates at one distance, without an end.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Intervals that are shorter than a thousandth of a second, or no number, count as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : 0.001
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let turns = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, turn: turns.isFinite ? max(0, turns) : 0)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var turn: Double

    public mutating func next() -> Date? {
      defer { turn += 1 }
      return start.addingTimeInterval(turn * interval)
    }
  }
}
