import Foundation

extension Text {
  /// A date, put into words where the text is shown: it stands still until the view that holds it
  /// is evaluated again.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(TextContent(.time(.date(date, style))))
  }

  /// The times of day of both ends.
  public init(_ dates: ClosedRange<Date>) {
    self.init(TextContent(.time(.interval(dates.lowerBound, dates.upperBound))))
  }

  /// The times of day of both ends.
  public init(_ interval: DateInterval) {
    self.init(TextContent(.time(.interval(interval.start, interval.end))))
  }

  /// A clock that runs through an interval, or stands at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TextContent(
        .time(
          .timer(
            timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }

  /// What of a date a text shows.
  public struct DateStyle: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    /// `11:23 PM`
    public static let time = DateStyle(kind: .time)
    /// `June 3, 2019`
    public static let date = DateStyle(kind: .date)
    /// `2 hours, 23 minutes`
    public static let relative = DateStyle(kind: .relative)
    /// `+2 hours`
    public static let offset = DateStyle(kind: .offset)
    /// `36:59:01`
    public static let timer = DateStyle(kind: .timer)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date, put into words where the text is shown.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// A string with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }

  public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
    appendInterpolation(Text(AttributedString(attributedSubstring)))
  }

  /// What a format makes of a value, with its attributes.
  public mutating func appendInterpolation<F>(
    _ input: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    appendInterpolation(Text(input, format: format))
  }
}
