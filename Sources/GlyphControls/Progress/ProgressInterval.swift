import Foundation
import GlyphCore

/// A stretch of time that passes while a progress view shows it.
struct ProgressInterval: Equatable, Sendable {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  /// How much of it is full at a date.
  func fraction(at date: Date) -> Double {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(date.timeIntervalSince(dates.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

/// Each second of the stretch, and its end: afterwards nothing changes any more.
extension ProgressInterval: TimelineSchedule {
  func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> LazyMapSequence<StrideThrough<Double>, Date> {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    let first = max(0, startDate.timeIntervalSince(dates.lowerBound)).rounded(.down)
    let start = dates.lowerBound
    return stride(from: min(first, length), through: length.rounded(.up), by: 1).lazy.map {
      start.addingTimeInterval(min($0, length))
    }
  }
}

/// The time that is left, or that has passed, beside a progress view.
public struct DefaultDateProgressLabel {
  let interval: ProgressInterval
}

extension DefaultDateProgressLabel: View {
  public var body: some View {
    TimelineView(interval) { context in
      Text(
        timerInterval: interval.dates, pauseTime: context.date, countsDown: interval.countsDown)
    }
  }
}

extension ProgressView {
  /// A stretch of time that passes, with labels of any views: as much as is left, or with
  /// `countsDown` false as much as has passed.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, label: label(), currentValueLabel: currentValueLabel(),
      interval: ProgressInterval(dates: timerInterval, countsDown: countsDown))
  }

  /// A stretch of time that passes, with a label of any views and the time beside it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(
      fraction: nil, label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: interval),
      interval: interval)
  }

  /// A stretch of time that passes, with the time beside it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
