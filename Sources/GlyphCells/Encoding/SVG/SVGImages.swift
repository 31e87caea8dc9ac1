/// The pictures on a surface: each is defined once and shown through a window for every stretch of
/// cells in a row that carry neighbouring parts of it.
struct SVGImages {
  private let surface: Surface

  init(_ surface: Surface) { self.surface = surface }

  func append(to buffer: ByteBuffer) {
    var defined: Set<ImageID> = []
    for y in 0..<surface.size.height {
      var x = 0
      while x < surface.size.width {
        guard let part = surface.imagePart(of: surface[cellAt: x, y]) else {
          x += 1
          continue
        }
        var last = part
        var end = x + 1
        while end < surface.size.width,
          let next = surface.imagePart(of: surface[cellAt: end, y]), last.isFollowed(by: next)
        {
          last = next
          end += 1
        }
        if defined.insert(part.image).inserted { define(part.image, to: buffer) }
        show(part, x: x, y: y, cells: end - x, to: buffer)
        x = end
      }
    }
  }

  private func define(_ id: ImageID, to buffer: ByteBuffer) {
    guard let image = surface.styles.image(id) else { return }
    buffer.append("<defs><image id=\"image")
    buffer.append(decimal: Int(id.rawValue))
    buffer.attribute("\" width=\"", image.width * 100)
    buffer.attribute(" height=\"", image.height * 100)
    buffer.append(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    buffer.append(base64: PNGWriter(image).bytes)
    buffer.append("\"/></defs>\n")
  }

  private func show(_ part: ImagePart, x: Int, y: Int, cells: Int, to buffer: ByteBuffer) {
    guard let image = surface.styles.image(part.image) else { return }
    buffer.attribute("<svg x=\"", x * SVGMetrics.cellWidth)
    buffer.attribute(" y=\"", y * SVGMetrics.cellHeight)
    buffer.attribute(" width=\"", cells * SVGMetrics.cellWidth)
    buffer.attribute(" height=\"", SVGMetrics.cellHeight)
    buffer.append(" preserveAspectRatio=\"none\" viewBox=\"")
    let left = image.width * 100 * part.column / part.columns
    let right = image.width * 100 * (part.column + cells) / part.columns
    let top = image.height * 100 * part.row / part.rows
    let bottom = image.height * 100 * (part.row + 1) / part.rows
    for (index, number) in [left, top, right - left, bottom - top].enumerated() {
      if index > 0 { buffer.append(" ") }
      buffer.append(hundredths: number)
    }
    buffer.append("\"><use href=\"#image")
    buffer.append(decimal: Int(part.image.rawValue))
    buffer.append("\"/></svg>\n")
  }
}
