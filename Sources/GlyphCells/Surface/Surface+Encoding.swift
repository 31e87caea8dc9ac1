extension Surface {
  /// The glyphs alone: rows joined by newlines, blanks at line ends left out, no final newline.
  public var text: String {
    let buffer = ByteBuffer(capacity: cells.count * 2)
    PlainEncoder().encode(self, to: buffer)
    return buffer.text
  }

  /// The glyphs alone, every row in its full width.
  public var paddedText: String {
    let buffer = ByteBuffer(capacity: cells.count * 2)
    PlainEncoder(trimsTrailingBlanks: false).encode(self, to: buffer)
    return buffer.text
  }

  /// The glyphs with the escape sequences that colour them for a terminal of that profile; every
  /// line ends in the terminal's own style.
  public func ansi(_ profile: ColorProfile) -> String {
    let buffer = ByteBuffer(capacity: cells.count * 2)
    ANSIEncoder(profile: profile).encode(self, to: buffer)
    return buffer.text
  }
}

extension Surface {
  /// One `pre` element with inline styles on a dark background.
  public var html: String { html(HTMLOptions()) }

  /// One `pre` element, well-formed as XML.
  public func html(_ options: HTMLOptions) -> String {
    let buffer = ByteBuffer(capacity: cells.count * 2)
    HTMLEncoder(options: options).encode(self, to: buffer)
    return buffer.text
  }

  /// A picture of the screen with light letters on dark.
  public var svg: String { svg(SVGOptions()) }

  /// A picture of the screen that needs no other files.
  public func svg(_ options: SVGOptions) -> String {
    let buffer = ByteBuffer(capacity: cells.count * 8)
    SVGEncoder(options: options).encode(self, to: buffer)
    return buffer.text
  }
}
