/// A style as CSS.
struct HTMLStyle {
  private let look: CellLook

  init(_ style: CellStyle, palette: TerminalPalette) {
    look = CellLook(style, palette: palette)
  }

  /// Everything in one list of declarations.
  var declarations: String {
    var result: [String] = []
    if !look.isPlainForeground { result.append("color:\(look.foreground.hex)") }
    if let background = look.background { result.append("background:\(background.hex)") }
    if look.attributes.contains(.bold) { result.append("font-weight:bold") }
    if look.attributes.contains(.dim) { result.append("opacity:.6") }
    if look.attributes.contains(.italic) { result.append("font-style:italic") }
    if let lines = HTMLStyle.lines(look.attributes) { result.append("text-decoration:\(lines)") }
    return result.joined(separator: ";")
  }

  private static func lines(_ attributes: CellAttributes) -> String? {
    var lines: [String] = []
    if !attributes.isDisjoint(with: [.underline, .doubleUnderline]) { lines.append("underline") }
    if attributes.contains(.strikethrough) { lines.append("line-through") }
    if attributes.contains(.overline) { lines.append("overline") }
    if attributes.contains(.doubleUnderline) { lines.append("double") }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  /// Classes for what the stylesheet knows, declarations for the rest.
  func classes(of style: CellStyle) -> (names: String, declarations: String) {
    var names: [String] = []
    var rest: [String] = []
    let isReverse = style.attributes.contains(.reverse)
    let isNamed = [style.foreground, style.background].allSatisfy { HTMLStyle.number($0) != nil }
    if isReverse, style.foreground == .standard, style.background == .standard {
      names.append("gr")
    } else if isReverse || !isNamed {
      if !look.isPlainForeground { rest.append("color:\(look.foreground.hex)") }
      if let background = look.background { rest.append("background:\(background.hex)") }
    } else {
      if let number = HTMLStyle.number(style.foreground), number >= 0 {
        names.append("gf\(number)")
      }
      if let number = HTMLStyle.number(style.background), number >= 0 {
        names.append("gk\(number)")
      }
    }
    if style.attributes.contains(.bold) { names.append("gb") }
    if style.attributes.contains(.dim) { names.append("gd") }
    if style.attributes.contains(.italic) { names.append("gi") }
    let lines = style.attributes.intersection([
      .underline, .doubleUnderline, .strikethrough, .overline,
    ])
    switch lines {
    case []: break
    case .underline: names.append("gu")
    case .doubleUnderline: names.append("gw")
    case .strikethrough: names.append("gs")
    case .overline: names.append("go")
    default: if let css = HTMLStyle.lines(lines) { rest.append("text-decoration:\(css)") }
    }
    return (names.joined(separator: " "), rest.joined(separator: ";"))
  }

  /// The number of a named colour, -1 for the terminal's own, nil for any other.
  private static func number(_ color: TerminalColor) -> Int? {
    switch color {
    case .standard: -1
    case .ansi(let number) where number < 16: Int(number)
    case .indexed(let number) where number < 16: Int(number)
    default: nil
    }
  }
}
