/// A part of a whole as a number from 0 to 1, whatever the two are.
enum ProgressFraction {
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    guard total > 0 else { return 1 }
    let fraction = Double(value / total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Whole per cent in four columns: 100 only when all is done, and 0 only when nothing is.
  static func percentage(_ fraction: Double) -> String {
    let text = "\(percent(fraction))%"
    return String(repeating: " ", count: max(0, 4 - text.count)) + text
  }

  static func percent(_ fraction: Double) -> Int {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 100 }
    return min(max(Int((fraction * 100).rounded()), 1), 99)
  }
}
