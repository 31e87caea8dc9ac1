/// Text in which everything can be seen: controls are pictures, what has no shape is its number,
/// blanks at the end of a line are dots.
enum VisibleText {
  static func make(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var lines = [""]
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" {
        lines.append("")
      } else if scalar == "\\", isEscape(scalars, at: index) {
        lines[lines.count - 1] += "\\u{5C}"
      } else {
        append(scalar, to: &lines[lines.count - 1])
      }
    }
    return lines.map(markingEnd).joined(separator: "\n")
  }

  /// One line of what is visible already, kept from reaching the terminal as anything else.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value) {
        append(scalar, to: &line)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func append(_ scalar: Unicode.Scalar, to line: inout String) {
    switch scalar.value {
    case 0..<0x20: line.unicodeScalars.append(picture(0x2400 + scalar.value))
    case 0x7F: line.unicodeScalars.append(picture(0x2421))
    case 0x2400...0x2426: line += number(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
        .surrogate:
        line += number(scalar)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  private static func picture(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isEscape(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    index + 2 < scalars.count && scalars[index + 1] == "u" && scalars[index + 2] == "{"
  }

  /// A dot of the text's own in front of the blanks is written as its number.
  private static func markingEnd(_ line: String) -> String {
    let end = line.unicodeScalars.lastIndex { $0 != " " && $0 != "·" }
    let start = end.map { line.unicodeScalars.index(after: $0) } ?? line.startIndex
    let tail = line.unicodeScalars[start...]
    guard let last = tail.last else { return line }
    guard last == " " || tail.contains("·") else { return line }
    var result = String(line.unicodeScalars[..<start])
    var dots = ""
    var blanks = ""
    for scalar in tail.reversed() {
      if scalar == " ", dots.isEmpty {
        blanks += "·"
      } else {
        dots = (scalar == " " ? " " : "\\u{B7}") + dots
      }
    }
    result += dots + blanks
    return result
  }
}
