/// The letters of one row of a picture.
///
/// Words of letters are one element each, stretched to the grid; everything whose advance in a font
/// is less sure stands alone in the middle of its cells.
struct SVGRow {
  private let surface: Surface
  private let y: Int
  private let palette: TerminalPalette

  init(_ surface: Surface, y: Int, palette: TerminalPalette) {
    self.surface = surface
    self.y = y
    self.palette = palette
  }

  func append(to buffer: ByteBuffer) {
    surface.withRow(y) { row in
      var x = 0
      while x < row.count {
        let cell = Cell(bits: row[x])
        let isDrawn = CellArt.draws(cell.glyph) || surface.imagePart(of: cell) != nil
        if cell.glyph == 0x20 || cell.isContinuation || isDrawn {
          x += 1
        } else if isEmbedded(row[x]) {
          let end = embeddingEnd(row, from: x)
          append(row, x..<end, isStretched: true, to: buffer)
          x = end
        } else if isLetter(cell.glyph) {
          let end = wordEnd(row, from: x)
          append(row, x..<end, isStretched: true, to: buffer)
          x = end
        } else {
          let isWide = x + 1 < row.count && Cell(bits: row[x + 1]).isContinuation
          append(row, x..<(x + (isWide ? 2 : 1)), isStretched: false, to: buffer)
          x += isWide ? 2 : 1
        }
      }
    }
  }

  /// Letters that every monospaced font has, one advance wide.
  private func isLetter(_ glyph: UInt32) -> Bool {
    glyph > 0x20 && glyph < 0x250 || glyph >= 0x370 && glyph < 0x530
  }

  private func isEmbedded(_ bits: UInt64) -> Bool {
    !RowDirection.place(of: bits, surface.styles.clusters).embedding.isEmpty
  }

  /// Where the cells of one style end that lie in embeddings: they are one element, in which their
  /// order can change.
  private func embeddingEnd(_ row: UnsafeBufferPointer<UInt64>, from start: Int) -> Int {
    let style = Cell(bits: row[start]).style
    var end = start + 1
    while end < row.count {
      let cell = Cell(bits: row[end])
      let goesOn = isEmbedded(row[end]) && surface.imagePart(of: cell) == nil
      guard cell.style == style, goesOn || cell.isContinuation else { break }
      end += 1
    }
    return end
  }

  /// Where the words of one style end that begin at `start`; single blanks belong to them.
  private func wordEnd(_ row: UnsafeBufferPointer<UInt64>, from start: Int) -> Int {
    let style = Cell(bits: row[start]).style
    var end = start + 1
    var x = start + 1
    while x < row.count, Cell(bits: row[x]).style == style {
      let glyph = Cell(bits: row[x]).glyph
      if isLetter(glyph) {
        end = x + 1
      } else if glyph != 0x20 || x > end {
        break
      }
      x += 1
    }
    return end
  }

  private func append(
    _ row: UnsafeBufferPointer<UInt64>, _ cells: Range<Int>, isStretched: Bool,
    to buffer: ByteBuffer
  ) {
    let style = surface.styles[Cell(bits: row[cells.lowerBound]).style]
    let look = CellLook(style, palette: palette)
    let target = surface.styles.target(of: style.link)
    let left = cells.lowerBound * SVGMetrics.cellWidth
    let width = cells.count * SVGMetrics.cellWidth
    if let target {
      buffer.append("<a href=\"")
      buffer.append(escaped: target)
      buffer.append("\">")
    }
    buffer.attribute("<text x=\"", isStretched ? left : left + width / 2)
    buffer.attribute(" y=\"", y * SVGMetrics.cellHeight + SVGMetrics.baseline)
    if !isStretched {
      buffer.append(" text-anchor=\"middle\"")
    } else if cells.count > 1 {
      buffer.attribute(" textLength=\"", width)
      buffer.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if look.attributes.contains(.bold) { buffer.append(" font-weight=\"bold\"") }
    if look.attributes.contains(.italic) { buffer.append(" font-style=\"italic\"") }
    if look.attributes.contains(.dim) { buffer.append(" opacity=\".6\"") }
    buffer.append(" fill=\"")
    buffer.append(look.foreground.hex)
    buffer.append("\">")
    let part = UnsafeBufferPointer(rebasing: row[cells])
    let clusters = surface.styles.clusters
    for x in part.indices {
      buffer.append(RowDirection.before(part, at: x, clusters: clusters))
      buffer.append(escapedGlyphOf: Cell(bits: part[x]), clusters: clusters)
      buffer.append(RowDirection.after(part, at: x, clusters: clusters))
    }
    buffer.append("</text>")
    if target != nil { buffer.append("</a>") }
    buffer.append("\n")
  }
}
