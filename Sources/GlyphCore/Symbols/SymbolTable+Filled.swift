/// The filled form of every outlined glyph that has one, with its form in ASCII.
///
/// A symbol and its `.fill` often stand for the two states of a control, so that they must not
/// look alike.
extension SymbolTable {
  static func filled(_ glyph: Unicode.Scalar) -> SymbolGlyph? {
    switch glyph {
    case "○": SymbolGlyph("●", ascii: "(*)")
    case "□": SymbolGlyph("■", ascii: "[#]")
    case "▢": SymbolGlyph("■", ascii: "[#]")
    case "△": SymbolGlyph("▲", ascii: "/#\\")
    case "▽": SymbolGlyph("▼", ascii: "Y")
    case "▷": SymbolGlyph("►", ascii: "|>")
    case "◁": SymbolGlyph("◄", ascii: "<#")
    case "◃": SymbolGlyph("◂", ascii: "<")
    case "◇": SymbolGlyph("◆", ascii: "<#>")
    case "☆": SymbolGlyph("★", ascii: "*")
    case "♡": SymbolGlyph("♥", ascii: "<3")
    case "▯": SymbolGlyph("▮", ascii: "[]")
    case "▱": SymbolGlyph("▰", ascii: "/#/")
    case "☺": SymbolGlyph("☻", ascii: "@")
    case "⚐": SymbolGlyph("⚑", ascii: "P")
    case "◊": SymbolGlyph("⧫", ascii: "@")
    case "✎": SymbolGlyph("✐", ascii: "_#")
    case "⌂": SymbolGlyph("☗", ascii: "#")
    case "∩": SymbolGlyph("◓", ascii: "(#)")
    case "∪": SymbolGlyph("◒", ascii: "W")
    case "◎": SymbolGlyph("◉", ascii: "(@)")
    case "⊙": SymbolGlyph("◉", ascii: "(@)")
    case "▤": SymbolGlyph("▩", ascii: "[#]")
    case "▦": SymbolGlyph("▩", ascii: "[%]")
    case "◷": SymbolGlyph("◕", ascii: "(L)")
    case "⊕": SymbolGlyph("✚", ascii: "(#)")
    case "⊖": SymbolGlyph("▬", ascii: "(=)")
    case "⊗": SymbolGlyph("✘", ascii: "(X)")
    case "✓": SymbolGlyph("✔", ascii: "**")
    case "⊡": SymbolGlyph("▣", ascii: "[x]")
    case "⬡": SymbolGlyph("⬢", ascii: "[#]")
    case "↑": SymbolGlyph("⇑", ascii: "^^")
    case "↓": SymbolGlyph("⇓", ascii: "vv")
    case "←": SymbolGlyph("⇐", ascii: "<=")
    case "→": SymbolGlyph("➤", ascii: ">>")
    case "↕": SymbolGlyph("⇕", ascii: "<#>")
    case "↔": SymbolGlyph("⇔", ascii: "<=>")
    case "↗": SymbolGlyph("⇗", ascii: "^^>")
    case "!": SymbolGlyph("❢", ascii: "!!")
    case "“": SymbolGlyph("❝", ascii: "\"\"")
    case "¡": SymbolGlyph("⚲", ascii: "(!)")
    case "⌫": SymbolGlyph("⌦", ascii: "DEL")
    case "❯": SymbolGlyph("$", ascii: "$")
    case "↻": SymbolGlyph("⟳", ascii: "(#>")
    case "↺": SymbolGlyph("⟲", ascii: "<#)")
    default: nil
    }
  }
}
