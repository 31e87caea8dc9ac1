import GlyphCells

/// A picture made of characters, as it stands in a bundle.
final class TextArt: Sendable {
  let text: CleanText
  let lines: [TextLine]
  let size: CellExtent
  private let colors: ANSIText?

  /// Reads a picture; with escape sequences it brings its own colours.
  init(_ string: String, hasColors: Bool) {
    let string = string.hasSuffix("\n") ? String(string.dropLast()) : string
    colors = hasColors ? ANSIText(string) : nil
    text = colors?.text ?? CleanText(string)
    lines = text.lines(width: .max)
    size = CellExtent(
      width: CellProposal.clamp(text.width), height: CellProposal.clamp(lines.count))
  }

  /// The styles of the picture, over the ink of the text around it.
  func runs(in styles: StyleTable, over ink: StyleID, isTemplate: Bool) -> [TextRun] {
    guard let colors, !isTemplate else { return [TextRun(end: .max, style: ink)] }
    return colors.runs(in: styles, over: styles[ink])
  }
}
