import Foundation
import GlyphUI

/// The time of day, UTC.
struct ClockText: View {
  let date: Date

  var body: some View { Text(verbatim: Self.string(for: date)).monospacedDigit() }

  nonisolated static func string(for date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let day = ((seconds % 86_400) + 86_400) % 86_400
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(day / 3600)):\(digits(day / 60 % 60)):\(digits(day % 60))"
  }
}
