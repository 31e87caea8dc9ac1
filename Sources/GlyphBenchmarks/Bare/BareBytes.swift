/// A buffer of bytes that is large enough for every screen here, and checks nothing.
final class BareBytes {
  private let base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  init(capacity: Int = 1 << 18) { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  func clear() { count = 0 }

  /// Writes all rows, each ended by a newline, with no style carried over it.
  func encode(_ grid: BareGrid) {
    var cursor = base
    for y in 0..<grid.height {
      let row = grid.cells + y &* grid.width
      BareBytes.encode(UnsafeBufferPointer(start: row, count: grid.width), at: &cursor)
      cursor.pointee = 0x0A
      cursor += 1
    }
    count = cursor - base
  }

  /// Appends a movement to a cell and the cells of a run.
  func append(_ cells: UnsafeBufferPointer<UInt64>, x: Int, y: Int) {
    var cursor = base + count
    BareBytes.write("\u{1B}[", at: &cursor)
    BareBytes.write(decimal: y + 1, at: &cursor)
    BareBytes.write(";", at: &cursor)
    BareBytes.write(decimal: x + 1, at: &cursor)
    BareBytes.write("H", at: &cursor)
    BareBytes.encode(cells, at: &cursor)
    count = cursor - base
  }

  @inline(__always)
  private static func encode(
    _ cells: UnsafeBufferPointer<UInt64>, at cursor: inout UnsafeMutablePointer<UInt8>
  ) {
    var style: UInt64 = 0
    for cell in cells {
      if cell >> 32 != style {
        if style != 0 { write("\u{1B}[0m", at: &cursor) }
        style = cell >> 32
        write(BareStyle.sequences[Int(style)], at: &cursor)
      }
      let scalar = UInt32(truncatingIfNeeded: cell)
      if scalar < 0x80 {
        cursor.pointee = UInt8(truncatingIfNeeded: scalar)
        cursor += 1
      } else {
        cursor[0] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
        cursor[1] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F)
        cursor[2] = 0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F)
        cursor += 3
      }
    }
    if style != 0 { write("\u{1B}[0m", at: &cursor) }
  }

  @inline(__always)
  private static func write(
    _ text: StaticString, at cursor: inout UnsafeMutablePointer<UInt8>
  ) {
    let bytes = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount { cursor[index] = bytes[index] }
    cursor += text.utf8CodeUnitCount
  }

  private static func write(decimal number: Int, at cursor: inout UnsafeMutablePointer<UInt8>) {
    if number >= 10 { write(decimal: number / 10, at: &cursor) }
    cursor.pointee = 0x30 + UInt8(truncatingIfNeeded: number % 10)
    cursor += 1
  }
}
