import GlyphCells

/// The part of a scroll view's edge that shows which part of the content is in sight.
struct ScrollIndicator {
  /// The cells of the edge.
  let length: Int
  /// The cells that stand for what is in sight.
  let thumb: Range<Int>

  init(length: Int32, offset: Int32, viewport: Int32, content: Int32) {
    let (length, offset, viewport, content) = (
      Int(length), Int(offset), Int(viewport), max(1, Int(content))
    )
    self.length = length
    let size = min(length, max(1, length * viewport / content))
    let room = length - size
    let last = max(1, content - viewport)
    var start = (room * offset + last / 2) / last
    // Only at an end does it touch that end.
    if offset > 0, offset < last, room > 1 { start = min(max(1, start), room - 1) }
    thumb = min(start, room)..<(min(start, room) + size)
  }

  /// How far the content is scrolled when the thumb begins in a cell.
  func offset(forThumbAt start: Int, limit: Int32) -> Int32 {
    let room = length - thumb.count
    guard room > 0 else { return 0 }
    return Int32(clamping: (Int(limit) * min(max(0, start), room) + room / 2) / room)
  }
}

/// The characters of an indicator; with focus the thumb is solid.
struct ScrollGlyphs {
  let thumb: Unicode.Scalar
  let track: Unicode.Scalar

  init(_ axis: LayoutAxis, _ glyphs: Glyphs, isFocused: Bool) {
    switch (axis, glyphs) {
    case (.vertical, .unicode): (thumb, track) = (isFocused ? "█" : "┃", "│")
    case (.horizontal, .unicode): (thumb, track) = (isFocused ? "■" : "━", "─")
    case (.vertical, .ascii): (thumb, track) = (isFocused ? "@" : "#", "|")
    case (.horizontal, .ascii): (thumb, track) = (isFocused ? "@" : "#", "-")
    }
  }
}
