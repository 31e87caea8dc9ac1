/// Where a terminal's cursor stands, as far as it is known, and the shortest way elsewhere.
struct Cursor {
  /// How a place is said.
  enum Addressing {
    /// By row and column of the whole screen.
    case absolute
    /// By the distance from where the cursor stands, for a region whose place on the screen is not
    /// known; the row then always is.
    case relative
  }

  let addressing: Addressing
  /// The column; nil when the terminal alone knows.
  var x: Int?
  /// The row; nil when the terminal alone knows.
  var y: Int?

  init(addressing: Addressing, x: Int? = nil, y: Int? = nil) {
    self.addressing = addressing
    self.x = x
    self.y = addressing == .relative ? y ?? 0 : y
  }

  /// Says that a glyph was written whose width terminals disagree about: it may even have taken the
  /// cursor to the next row.
  mutating func lose() {
    x = nil
    if addressing == .absolute { y = nil }
  }

  /// Appends the shortest movement to a cell and stands there.
  mutating func move(toX x: Int, y: Int, in buffer: ByteBuffer) {
    defer {
      self.x = x
      self.y = y
    }
    if let fromY = self.y {
      if fromY == y { return moveAlong(toX: x, in: buffer) }
      if addressing == .relative || self.x == x, moveDown(by: y - fromY, toX: x, y: y, in: buffer) {
        return moveAlong(toX: x, in: buffer)
      }
    }
    buffer.append("\u{1B}[")
    if y > 0 || x > 0 { buffer.append(decimal: y + 1) }
    if x > 0 {
      buffer.append(0x3B)
      buffer.append(decimal: x + 1)
    }
    buffer.append(0x48)
  }

  /// Moves within the row.
  private func moveAlong(toX x: Int, in buffer: ByteBuffer) {
    if self.x == x { return }
    if x == 0 { return buffer.append(0x0D) }
    guard let from = self.x else { return append(x + 1, "G", in: buffer) }
    let distance = abs(x - from)
    if x < from, distance < 4 {
      for _ in 0..<distance { buffer.append(0x08) }
    } else if Cursor.digits(distance) <= Cursor.digits(x + 1) {
      append(distance, x < from ? "D" : "C", in: buffer)
    } else {
      append(x + 1, "G", in: buffer)
    }
  }

  /// Moves to another row where that is needed or shorter than saying the place; false otherwise.
  private func moveDown(by rows: Int, toX x: Int, y: Int, in buffer: ByteBuffer) -> Bool {
    if addressing == .absolute {
      let place = Cursor.digits(y + 1) + (x > 0 ? 1 + Cursor.digits(x + 1) : 0)
      if Cursor.digits(abs(rows)) > place { return false }
    }
    append(abs(rows), rows < 0 ? "A" : "B", in: buffer)
    return true
  }

  private func append(_ number: Int, _ final: Unicode.Scalar, in buffer: ByteBuffer) {
    buffer.append("\u{1B}[")
    if number != 1 { buffer.append(decimal: number) }
    buffer.append(UInt8(truncatingIfNeeded: final.value))
  }

  /// The bytes that a parameter takes; 1 is left out.
  private static func digits(_ number: Int) -> Int {
    number < 2 ? 0 : number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4
  }
}
