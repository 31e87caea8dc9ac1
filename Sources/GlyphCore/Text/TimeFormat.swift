import Foundation

/// Puts times into words and figures.
struct TimeFormat {
  private let formatter = DateFormatter()

  init(_ environment: EnvironmentValues) {
    formatter.locale = environment.locale
    formatter.calendar = environment.calendar
    formatter.timeZone = environment.timeZone
  }

  func time(_ date: Date) -> String {
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  func day(_ date: Date) -> String {
    formatter.timeStyle = .none
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  /// Seconds as `1:02:03` or `2:03`; without hours the minutes go on beyond 59.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = whole(seconds)
    let (minutes, second) = total.quotientAndRemainder(dividingBy: 60)
    let rest = second < 10 ? "0\(second)" : "\(second)"
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour):" + (minute < 10 ? "0\(minute)" : "\(minute)") + ":" + rest
  }

  /// Seconds in their largest units: `2 hours, 23 minutes`.
  static func words(_ seconds: TimeInterval, parts: Int) -> String {
    let units = [
      (31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3_600, "hour"), (60, "minute"),
      (1, "second"),
    ]
    var rest = whole(seconds)
    var words: [String] = []
    for (length, name) in units {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: length)
      if words.isEmpty, count == 0, length > 1 { continue }
      if words.count == parts { break }
      rest = remainder
      if count > 0 || words.isEmpty { words.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return words.joined(separator: ", ")
  }

  private static func whole(_ seconds: TimeInterval) -> Int {
    guard seconds > 0 else { return 0 }
    return Int(min(seconds, 1e15).rounded(.down))
  }
}
