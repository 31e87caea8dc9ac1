import Foundation

/// How often a timeline is to be kept up.
public enum TimelineScheduleMode: Sendable {
  case normal
  /// Accepted: a terminal never asks for it.
  case lowFrequency
}

/// When the content of a `TimelineView` is evaluated again.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates in ascending order. The last one that is not after `startDate` is shown first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}
