import Foundation

/// A time that a text shows.
enum TextTime: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  func string(at now: Date, in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, let style): return string(of: date, style, now, environment)
    case .interval(let start, let end):
      let format = TimeFormat(environment)
      return "\(format.time(start)) – \(format.time(end))"
    case .timer(let range, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time) : time.timeIntervalSince(range.lowerBound)
      return TimeFormat.clock(seconds, showsHours: showsHours)
    }
  }

  private func string(
    of date: Date, _ style: Text.DateStyle, _ now: Date, _ environment: EnvironmentValues
  ) -> String {
    let distance = date.timeIntervalSince(now)
    switch style.kind {
    case .time: return TimeFormat(environment).time(date)
    case .date: return TimeFormat(environment).day(date)
    case .relative: return TimeFormat.words(abs(distance), parts: 2)
    case .offset:
      return (distance < 0 ? "-" : "+") + TimeFormat.words(abs(distance), parts: 1)
    case .timer: return TimeFormat.clock(abs(distance), showsHours: true)
    }
  }
}
