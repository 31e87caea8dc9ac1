import GlyphCells

/// What a terminal shows, and the bytes that bring it to what a surface shows.
final class FrameOutput {
  let style: FrameStyle
  private let writer: FrameWriter
  /// What the terminal shows; nil when something else wrote to it.
  private(set) var shown: Surface?
  private var rects: [GridRect] = []

  init(_ style: FrameStyle) {
    self.style = style
    writer = FrameWriter(
      profile: style.profile, isSynchronized: style.isSynchronized, isInline: style.isInline)
  }

  /// A part of the surface was drawn again.
  func note(_ rect: GridRect) { rects.append(rect) }

  /// Something else wrote to the terminal: the next frame is a whole one.
  ///
  /// An inline region then begins in the row where the cursor stands.
  func forget() {
    shown = nil
    writer.invalidate()
    if style.isInline { writer.moved(toX: 0, y: 0) }
  }

  func write(_ surface: Surface, caret: GridPoint? = nil) -> ByteBuffer {
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
      writeWhole(surface)
    }
    rects.removeAll(keepingCapacity: true)
    if let caret {
      writer.moveCursor(toX: caret.x, y: caret.y)
    } else if style.isInline {
      // At the region's beginning the cursor keeps its place in the text when a terminal that
      // becomes narrower wraps what it shows.
      writer.moveCursor(toX: 0, y: 0)
    }
    return writer.buffer
  }

  private func writeWhole(_ surface: Surface) {
    if style.isInline {
      writer.moveCursor(toX: 0, y: 0)
      writer.reserveRows(surface.size.height)
    }
    var blank = Surface(width: 0, height: 0, styles: surface.styles)
    writer.write(surface, over: &blank)
    shown = blank
  }
}

/// How frames are written for a terminal.
package struct FrameStyle: Equatable {
  package var profile: ColorProfile
  /// Whether each frame is wrapped in the sequences that make a terminal show it at once.
  package var isSynchronized: Bool
  /// Whether frames stand in a region below the cursor instead of on a screen of their own.
  package var isInline: Bool

  package init(
    profile: ColorProfile, isSynchronized: Bool = false, isInline: Bool = false
  ) {
    self.profile = profile
    self.isSynchronized = isSynchronized
    self.isInline = isInline
  }
}
