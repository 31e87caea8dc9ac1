/// How a cell is painted: its style with a palette filled in and reverse video carried out.
struct CellLook: Hashable {
  var foreground: RGB
  /// Nil where the picture's own background shows.
  var background: RGB?
  var attributes: CellAttributes
  /// Whether the foreground is the palette's own and need not be said.
  var isPlainForeground: Bool

  init(_ style: CellStyle, palette: TerminalPalette) {
    let foreground = palette.levels(of: style.foreground, standard: palette.foreground)
    let background = palette.levels(of: style.background, standard: palette.background)
    attributes = style.attributes
    if style.attributes.contains(.reverse) {
      self.foreground = background
      self.background = foreground
      isPlainForeground = false
      attributes.remove(.reverse)
    } else {
      self.foreground = foreground
      self.background = style.background == .standard ? nil : background
      isPlainForeground = style.foreground == .standard
    }
  }
}
