import GlyphUI

extension CellStyle {
  static let standardName = "standard"

  /// The style in words, such as `bold red on blue`.
  func name(in styles: StyleTable) -> String {
    var words: [String] = CellAttributes.named.filter { attributes.contains($0.attribute) }
      .map(\.name)
    if foreground != .standard { words.append(foreground.name) }
    if background != .standard { words.append("on \(background.name)") }
    if let target = styles.target(of: link) { words.append("link to \(target)") }
    return words.isEmpty ? CellStyle.standardName : words.joined(separator: " ")
  }
}

extension CellAttributes {
  static let named: [(attribute: CellAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.doubleUnderline, "double-underline"), (.strikethrough, "strikethrough"),
    (.reverse, "reverse"), (.blink, "blink"), (.overline, "overline"),
  ]
}

extension TerminalColor {
  /// The colour in words or as `#RRGGBB`.
  var name: String {
    switch self {
    case .standard: "standard"
    case .ansi(let number):
      number < 16 ? TerminalColor.names[Int(number)] : TerminalColor.indexed(number).name
    case .indexed(let number): "color-\(number)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map(TerminalColor.hexadecimal).joined()
    }
  }

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black",
    "bright-red", "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan",
    "bright-white",
  ]

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
