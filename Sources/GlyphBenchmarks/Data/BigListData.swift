/// The rows of W3 and W6.
enum BigListData {
  static let window = 60
  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett",
    "kilo", "lima", "mike", "november", "oscar", "papa",
  ]
  private static let states = ["  ok", "  warning", "  failed", "  pending"]

  static func label(_ index: Int) -> String {
    let digits = String(index)
    return "#" + String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  static func word(_ index: Int) -> String { words[index % 16] }
  static func status(_ index: Int) -> String { states[index % 4] }
  static func amount(_ index: Int) -> String { Hundredths.text(104_729 * index % 100_000) }

  static func number(_ index: Int, _ bump: Int) -> Int { (7919 * index + bump) % 100_000 }

  /// A row as it is shown: five fields of twenty columns.
  static func line(_ index: Int, _ bump: Int) -> String {
    func leading(_ text: String) -> String {
      text + String(repeating: " ", count: 20 - text.utf8.count)
    }
    func trailing(_ text: String) -> String {
      String(repeating: " ", count: 20 - text.utf8.count) + text
    }
    return leading(label(index)) + leading(word(index)) + trailing("\(number(index, bump))")
      + trailing(amount(index)) + leading(status(index))
  }
}
