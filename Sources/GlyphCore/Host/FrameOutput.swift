import GlyphCells

/// What a terminal shows, and the bytes that bring it to what a surface shows.
final class FrameOutput {
  private let writer: FrameWriter
  private var shown: Surface?
  private var rects: [GridRect] = []

  init(profile: ColorProfile) { writer = FrameWriter(profile: profile) }

  /// A part of the surface was drawn again.
  func note(_ rect: GridRect) { rects.append(rect) }

  func write(_ surface: Surface) -> ByteBuffer {
    writer.buffer.clear()
    if var shown, shown.size == surface.size {
      self.shown = nil
      for rect in rects {
        for y in rect.minY..<rect.maxY {
          writer.update(row: y, columns: rect.minX..<rect.maxX, from: &shown, to: surface)
        }
      }
      writer.finish()
      self.shown = shown
    } else {
      var blank = Surface(width: 0, height: 0, styles: surface.styles)
      writer.write(surface, over: &blank)
      shown = blank
    }
    rects.removeAll(keepingCapacity: true)
    return writer.buffer
  }
}
