/// Everything in a picture that is not a letter, gathered by colour so that each is one path.
struct SVGShapes {
  private struct Paint: Hashable {
    var color: RGB
    var isDim: Bool
  }

  private var backgrounds: [(color: RGB, path: SVGPath)] = []
  private var backgroundNumbers: [RGB: Int] = [:]
  private var art: [(paint: Paint, art: CellArt)] = []
  private var artNumbers: [Paint: Int] = [:]

  init(_ surface: Surface, palette: TerminalPalette) {
    for y in 0..<surface.size.height {
      surface.withRow(y) { row in
        var x = 0
        while x < row.count {
          let style = Cell(bits: row[x]).style
          var end = x + 1
          // A picture covers what stands in for it.
          if surface.imagePart(of: Cell(bits: row[x])) != nil {
            x = end
            continue
          }
          while end < row.count, Cell(bits: row[end]).style == style,
            surface.imagePart(of: Cell(bits: row[end])) == nil
          {
            end += 1
          }
          let look = CellLook(surface.styles[style], palette: palette)
          add(UnsafeBufferPointer(rebasing: row[x..<end]), x: x, y: y, look)
          x = end
        }
      }
    }
  }

  private mutating func add(
    _ cells: UnsafeBufferPointer<UInt64>, x: Int, y: Int, _ look: CellLook
  ) {
    let left = x * SVGMetrics.cellWidth
    let top = y * SVGMetrics.cellHeight
    if let background = look.background {
      let number = backgroundNumbers[background] ?? backgrounds.count
      if number == backgrounds.count {
        backgroundNumbers[background] = number
        backgrounds.append((background, SVGPath()))
      }
      backgrounds[number].path.rect(
        x: left, y: top, width: cells.count * SVGMetrics.cellWidth, height: SVGMetrics.cellHeight)
    }
    let rules = ruleHeights(look.attributes)
    guard !rules.isEmpty || cells.contains(where: { CellArt.draws(Cell(bits: $0).glyph) }) else {
      return
    }
    let paint = Paint(color: look.foreground, isDim: look.attributes.contains(.dim))
    let number = artNumbers[paint] ?? art.count
    if number == art.count {
      artNumbers[paint] = number
      art.append((paint, CellArt()))
    }
    for height in rules { art[number].art.addRule(x: left, y: top + height, cells: cells.count) }
    for (index, bits) in cells.enumerated() where CellArt.draws(Cell(bits: bits).glyph) {
      art[number].art.add(Cell(bits: bits).glyph, x: left + index * SVGMetrics.cellWidth, y: top)
    }
  }

  private func ruleHeights(_ attributes: CellAttributes) -> [Int] {
    var heights: [Int] = []
    if attributes.contains(.overline) { heights.append(100) }
    if attributes.contains(.strikethrough) { heights.append(950) }
    if attributes.contains(.doubleUnderline) {
      heights += [1500, 1700]
    } else if attributes.contains(.underline) {
      heights.append(1550)
    }
    return heights
  }

  func append(to buffer: ByteBuffer) {
    for (color, path) in backgrounds {
      append(path, " shape-rendering=\"crispEdges\" fill=\"", color, isDim: false, to: buffer)
    }
    for (paint, art) in art {
      for (shade, opacity) in zip(art.shades, [".25", ".5", ".75"]) where !shade.isEmpty {
        buffer.append("<g fill-opacity=\"")
        buffer.append(opacity)
        buffer.append("\">")
        append(
          shade, " shape-rendering=\"crispEdges\" fill=\"", paint.color, isDim: paint.isDim,
          to: buffer)
        buffer.append("</g>\n")
      }
      append(art.fill, " fill=\"", paint.color, isDim: paint.isDim, to: buffer)
      append(
        art.light, " fill=\"none\" stroke-width=\"1.25\" stroke=\"", paint.color,
        isDim: paint.isDim, to: buffer)
      append(
        art.heavy, " fill=\"none\" stroke-width=\"2.5\" stroke=\"", paint.color,
        isDim: paint.isDim, to: buffer)
    }
  }

  private func append(
    _ path: SVGPath, _ attributes: StaticString, _ color: RGB, isDim: Bool, to buffer: ByteBuffer
  ) {
    if path.isEmpty { return }
    buffer.append("<path")
    if isDim { buffer.append(" opacity=\".6\"") }
    buffer.append(attributes)
    buffer.append(color.hex)
    buffer.append("\" d=\"")
    path.data.withBytes { bytes in
      if let base = bytes.baseAddress { buffer.append(base, count: bytes.count) }
    }
    buffer.append("\"/>\n")
  }
}
