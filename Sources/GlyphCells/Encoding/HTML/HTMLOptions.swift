/// How a surface is written as HTML.
public struct HTMLOptions: Hashable, Sendable {
  /// How a stretch of text is told what it looks like.
  public enum Styling: Hashable, Sendable {
    /// By `style` attributes: the fragment needs nothing else.
    case inline
    /// By classes that `HTMLOptions.stylesheet` defines; only RGB colours stay inline.
    case classes
  }

  /// Inline styles or classes.
  public var styling: Styling
  /// The colours that stand for the terminal's own.
  public var palette: TerminalPalette

  /// Inline styles on a dark background unless said otherwise.
  public init(styling: Styling = .inline, palette: TerminalPalette = .dark) {
    self.styling = styling
    self.palette = palette
  }

  /// The CSS that goes with `.classes`.
  public var stylesheet: String {
    var css =
      "pre.glyph{color:\(palette.foreground.hex);background:\(palette.background.hex);"
      + "\(HTMLEncoder.frame)}\n"
      + ".gb{font-weight:bold}.gd{opacity:.6}.gi{font-style:italic}.gu{text-decoration:underline}"
      + ".gw{text-decoration:underline double}.gs{text-decoration:line-through}"
      + ".go{text-decoration:overline}"
      + ".gr{color:\(palette.background.hex);background:\(palette.foreground.hex)}\n"
    for number in 0..<16 {
      let color = palette.levels(of: .ansi(UInt8(number)), standard: palette.foreground).hex
      css += ".gf\(number){color:\(color)}.gk\(number){background:\(color)}\n"
    }
    return css
  }
}
