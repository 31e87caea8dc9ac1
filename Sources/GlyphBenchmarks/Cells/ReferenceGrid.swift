/// The bare loop: a preallocated grid of eight byte cells and a byte buffer, written through
/// pointers by code that knows the screen. Nothing here is meant as a way to write programs.
final class ReferenceGrid {
  let width: Int
  let height: Int
  let cells: UnsafeMutablePointer<UInt64>
  let bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = .allocate(capacity: width * height)
    bytes = .allocate(capacity: width * height * 24)
    clear()
  }

  deinit {
    cells.deallocate()
    bytes.deallocate()
  }

  func clear() { cells.update(repeating: 0x20, count: width * height) }

  @inline(__always)
  func put(_ glyph: UInt64, x: Int, y: Int, style: UInt64) {
    cells[y &* width &+ x] = style << 32 | glyph
  }

  @inline(__always)
  func text(_ string: StaticString, x: Int, y: Int, style: UInt64 = 0) {
    let base = y &* width &+ x
    for index in 0..<string.utf8CodeUnitCount {
      cells[base &+ index] = style << 32 | UInt64(string.utf8Start[index])
    }
  }

  func border(x: Int, y: Int, width: Int, height: Int, style: UInt64) {
    let right = x + width - 1
    let bottom = y + height - 1
    for column in (x + 1)..<right {
      put(0x2500, x: column, y: y, style: style)
      put(0x2500, x: column, y: bottom, style: style)
    }
    for row in (y + 1)..<bottom {
      put(0x2502, x: x, y: row, style: style)
      put(0x2502, x: right, y: row, style: style)
    }
    put(0x256D, x: x, y: y, style: style)
    put(0x256E, x: right, y: y, style: style)
    put(0x2570, x: x, y: bottom, style: style)
    put(0x256F, x: right, y: bottom, style: style)
  }

  /// One pass over the grid that writes UTF-8 and SGR; a style is its own parameter.
  func encode() -> Int {
    var out = 0
    for y in 0..<height {
      var current: UInt64 = 0
      for x in 0..<width {
        let cell = cells[y &* width &+ x]
        let style = cell >> 32
        if style != current {
          out = sgr(style, at: out)
          current = style
        }
        let glyph = UInt32(truncatingIfNeeded: cell)
        if glyph < 0x80 {
          bytes[out] = UInt8(truncatingIfNeeded: glyph)
          out &+= 1
        } else {
          bytes[out] = 0xE0 | UInt8(truncatingIfNeeded: glyph >> 12)
          bytes[out &+ 1] = 0x80 | UInt8(truncatingIfNeeded: glyph >> 6 & 63)
          bytes[out &+ 2] = 0x80 | UInt8(truncatingIfNeeded: glyph & 63)
          out &+= 3
        }
      }
      if current != 0 { out = sgr(0, at: out) }
      bytes[out] = 0x0A
      out &+= 1
    }
    count = out
    return out
  }

  private func sgr(_ style: UInt64, at start: Int) -> Int {
    var out = start
    bytes[out] = 0x1B
    bytes[out &+ 1] = 0x5B
    out &+= 2
    if style >= 100 {
      bytes[out] = 0x31
      bytes[out &+ 1] = 0x3B
      out &+= 2
    }
    let color = style % 100
    if color >= 10 {
      bytes[out] = 48 &+ UInt8(truncatingIfNeeded: color / 10)
      out &+= 1
    }
    bytes[out] = 48 &+ UInt8(truncatingIfNeeded: color % 10)
    bytes[out &+ 1] = 0x6D
    return out &+ 2
  }
}
