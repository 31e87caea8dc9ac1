/// The bare memory of a screen: one word a cell, the scalar below and the style above.
///
/// It is what a library is measured against, so it does what a loop by hand would do: it writes
/// through a pointer, checks no bounds and knows where everything belongs.
final class BareGrid {
  let cells: UnsafeMutablePointer<UInt64>
  let width: Int
  let height: Int

  static let blank: UInt64 = 0x20

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = .allocate(capacity: width * height)
    clear()
  }

  deinit { cells.deallocate() }

  func clear() { cells.update(repeating: BareGrid.blank, count: width * height) }

  @inline(__always)
  func put(_ scalar: UInt64, x: Int, y: Int, _ style: BareStyle = .standard) {
    cells[y &* width &+ x] = style.rawValue << 32 | scalar
  }

  @inline(__always)
  func fill(_ scalar: UInt64, x: Int, y: Int, count: Int, _ style: BareStyle = .standard) {
    (cells + (y &* width &+ x)).update(repeating: style.rawValue << 32 | scalar, count: count)
  }

  @inline(__always)
  func draw(_ text: StaticString, x: Int, y: Int, _ style: BareStyle = .standard) {
    let target = cells + (y &* width &+ x)
    let bytes = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount {
      target[index] = style.rawValue << 32 | UInt64(bytes[index])
    }
  }

  /// Draws a border with round corners along the edges of a rectangle.
  @inline(__always)
  func drawBorder(
    x: Int, y: Int, width: Int, height: Int, _ style: BareStyle = .standard
  ) {
    let (right, bottom) = (x &+ width &- 1, y &+ height &- 1)
    put(0x256D, x: x, y: y, style)
    put(0x256E, x: right, y: y, style)
    put(0x2570, x: x, y: bottom, style)
    put(0x256F, x: right, y: bottom, style)
    fill(0x2500, x: x &+ 1, y: y, count: width &- 2, style)
    fill(0x2500, x: x &+ 1, y: bottom, count: width &- 2, style)
    for row in (y &+ 1)..<bottom {
      put(0x2502, x: x, y: row, style)
      put(0x2502, x: right, y: row, style)
    }
  }
}
