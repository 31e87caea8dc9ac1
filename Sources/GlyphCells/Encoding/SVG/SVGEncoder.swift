/// Draws a surface as a picture that needs nothing else: backgrounds as rectangles, lines and blocks
/// as shapes, letters as text held to the grid.
package struct SVGEncoder {
  let options: SVGOptions

  package init(options: SVGOptions = SVGOptions()) { self.options = options }

  /// Appends the whole document element.
  package func encode(_ surface: Surface, to buffer: ByteBuffer) {
    let left = options.hasWindow ? SVGMetrics.padding : 0
    let top = options.hasWindow ? SVGMetrics.titleBar : 0
    let gridWidth = surface.size.width * SVGMetrics.cellWidth
    let gridHeight = surface.size.height * SVGMetrics.cellHeight
    let width = gridWidth + 2 * left
    let height = gridHeight + top + left
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    buffer.attribute(" width=\"", width)
    buffer.attribute(" height=\"", height)
    buffer.append(" viewBox=\"0 0 ")
    buffer.append(hundredths: width)
    buffer.append(" ")
    buffer.append(hundredths: height)
    buffer.append("\">\n")
    buffer.append("<rect width=\"100%\" height=\"100%\"")
    if options.hasWindow { buffer.append(" rx=\"8\"") }
    buffer.append(" fill=\"")
    buffer.append(options.palette.background.hex)
    buffer.append("\"/>\n")
    if options.hasWindow { appendTitleBar(width: width, to: buffer) }
    buffer.append("<g font-family=\"")
    buffer.append(SVGMetrics.fonts)
    buffer.attribute("\" font-size=\"", SVGMetrics.fontSize)
    buffer.append(" xml:space=\"preserve\"")
    if options.hasWindow {
      buffer.append(" transform=\"translate(")
      buffer.append(hundredths: left)
      buffer.append(" ")
      buffer.append(hundredths: top)
      buffer.append(")\"")
    }
    buffer.append(">\n")
    SVGImages(surface).append(to: buffer)
    SVGShapes(surface, palette: options.palette).append(to: buffer)
    for y in 0..<surface.size.height {
      SVGRow(surface, y: y, palette: options.palette).append(to: buffer)
    }
    buffer.append("</g>\n</svg>\n")
  }

  private func appendTitleBar(width: Int, to buffer: ByteBuffer) {
    for (index, color) in ["#ff5f57", "#febc2e", "#28c840"].enumerated() {
      buffer.attribute("<circle cx=\"", 1800 + index * 2000)
      buffer.attribute(" cy=\"", SVGMetrics.titleBar / 2)
      buffer.append(" r=\"6\" fill=\"")
      buffer.append(color)
      buffer.append("\"/>\n")
    }
    let title = CleanText(options.title)
    let room = (width - 16_000) / SVGMetrics.cellWidth
    if title.isEmpty || room < 1 { return }
    buffer.attribute("<text x=\"", width / 2)
    buffer.append(" y=\"21\" text-anchor=\"middle\" font-size=\"13\" fill=\"")
    buffer.append(options.palette.foreground.hex)
    buffer.append("\" fill-opacity=\".7\" font-family=\"")
    buffer.append(SVGMetrics.fonts)
    buffer.append("\">")
    buffer.append(escaped: title.truncated(width: room))
    buffer.append("</text>\n")
  }
}

extension ByteBuffer {
  /// Appends an attribute whose name and opening quote are given.
  func attribute(_ opening: StaticString, _ hundredths: Int) {
    append(opening)
    append(hundredths: hundredths)
    append("\"")
  }
}
