/// Writes a surface as one `pre` element: a span for each stretch in a style of its own, an anchor
/// for each link, well-formed as XML.
package struct HTMLEncoder {
  static let frame =
    "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
    + "line-height:1.2;padding:1em"

  let options: HTMLOptions

  package init(options: HTMLOptions = HTMLOptions()) { self.options = options }

  /// Appends the element; blanks at line ends that look like empty cells are left out.
  package func encode(_ surface: Surface, to buffer: ByteBuffer) {
    buffer.append("<pre class=\"glyph\"")
    if options.styling == .inline {
      buffer.append(" style=\"color:")
      buffer.append(options.palette.foreground.hex)
      buffer.append(";background:")
      buffer.append(options.palette.background.hex)
      buffer.append(";")
      buffer.append(HTMLEncoder.frame)
      buffer.append("\"")
    }
    buffer.append(">")
    // A parser of HTML drops a newline that follows the tag, so something has to stand before it.
    if surface.size.height > 1, isBlank(surface, row: 0) { buffer.append("<span></span>") }
    for y in 0..<surface.size.height {
      if y > 0 { buffer.append(0x0A) }
      surface.withRow(y) { encode($0, surface.styles, to: buffer) }
    }
    buffer.append("</pre>")
  }

  private func isBlank(_ surface: Surface, row: Int) -> Bool {
    surface.withRow(row) { $0.allSatisfy { $0 == Cell.empty.bits } }
  }

  private func encode(
    _ row: UnsafeBufferPointer<UInt64>, _ table: StyleTable, to buffer: ByteBuffer
  ) {
    var end = row.count
    while end > 0, Cell(bits: row[end - 1]).glyph == 0x20,
      !Cell(bits: row[end - 1]).style.isVisibleOnBlank
    {
      end -= 1
    }
    var x = 0
    while x < end {
      let style = Cell(bits: row[x]).style
      let look = table[style]
      let target = table.target(of: look.link)
      if let target {
        buffer.append("<a href=\"")
        buffer.append(escaped: target)
        buffer.append("\">")
      }
      let isStyled = open(look, in: buffer)
      while x < end, Cell(bits: row[x]).style == style {
        append(row, at: x, table.clusters, to: buffer)
        if RightToLeft.endsWord(row, at: x, clusters: table.clusters) {
          buffer.append(RightToLeft.mark)
        }
        x += 1
      }
      if isStyled { buffer.append("</span>") }
      if target != nil { buffer.append("</a>") }
    }
  }

  private func append(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, _ clusters: ClusterTable, to buffer: ByteBuffer
  ) {
    let cell = Cell(bits: row[x])
    buffer.append(RowDirection.before(row, at: x, clusters: clusters))
    // A box of its own keeps a cluster apart and leaves the text as it is.
    let isApart = Neighbours.join(row, at: x, clusters: clusters)
    if isApart { buffer.append("<span style=\"display:inline-block\">") }
    buffer.append(escapedGlyphOf: cell, clusters: clusters)
    if isApart { buffer.append("</span>") }
    buffer.append(RowDirection.after(row, at: x, clusters: clusters))
  }

  /// Appends the opening tag that a style needs, if it needs one.
  private func open(_ style: CellStyle, in buffer: ByteBuffer) -> Bool {
    var unlinked = style
    unlinked.link = .none
    if unlinked == .standard { return false }
    switch options.styling {
    case .inline:
      let css = HTMLStyle(unlinked, palette: options.palette).declarations
      if css.isEmpty { return false }
      buffer.append("<span style=\"")
      buffer.append(css)
      buffer.append("\">")
    case .classes:
      let (classes, css) = HTMLStyle(unlinked, palette: options.palette).classes(of: unlinked)
      if classes.isEmpty, css.isEmpty { return false }
      buffer.append("<span")
      if !classes.isEmpty {
        buffer.append(" class=\"")
        buffer.append(classes)
        buffer.append("\"")
      }
      if !css.isEmpty {
        buffer.append(" style=\"")
        buffer.append(css)
        buffer.append("\"")
      }
      buffer.append(">")
    }
    return true
  }
}
