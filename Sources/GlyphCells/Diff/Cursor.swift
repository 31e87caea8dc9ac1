/// Where a terminal's cursor stands, as far as it is known, and the shortest way elsewhere.
struct Cursor {
  /// The column; nil when the terminal alone knows.
  var x: Int?
  /// The row; nil when the terminal alone knows.
  var y: Int?

  /// Appends the shortest movement to a cell and stands there.
  mutating func move(toX x: Int, y: Int, in buffer: ByteBuffer) {
    defer {
      self.x = x
      self.y = y
    }
    if self.y == y, self.x == x { return }
    if self.y == y, x == 0 { return buffer.append(0x0D) }
    guard let fromX = self.x, let fromY = self.y else {
      return appendAbsolute(x: x, y: y, in: buffer)
    }
    if fromY == y {
      let right = x - fromX
      // The column alone (CHA) is the shorter one only for a long way to a column near the left.
      if right > 0, Cursor.digits(right) <= Cursor.digits(x + 1) {
        return append(right, "C", in: buffer)
      }
      if right < 0, right > -4 {
        for _ in 0 ..< -right { buffer.append(0x08) }
        return
      }
      if right < 0, Cursor.digits(-right) <= Cursor.digits(x + 1) {
        return append(-right, "D", in: buffer)
      }
      return append(x + 1, "G", in: buffer)
    }
    if fromX == x {
      let down = y - fromY
      if down > 0, Cursor.digits(down) < Cursor.digits(y + 1) + 1 + Cursor.digits(x + 1) {
        return append(down, "B", in: buffer)
      }
      if down < 0 { return append(-down, "A", in: buffer) }
    }
    appendAbsolute(x: x, y: y, in: buffer)
  }

  private func appendAbsolute(x: Int, y: Int, in buffer: ByteBuffer) {
    buffer.append("\u{1B}[")
    if y > 0 || x > 0 { buffer.append(decimal: y + 1) }
    if x > 0 {
      buffer.append(0x3B)
      buffer.append(decimal: x + 1)
    }
    buffer.append(0x48)
  }

  private func append(_ number: Int, _ final: Unicode.Scalar, in buffer: ByteBuffer) {
    buffer.append("\u{1B}[")
    if number != 1 { buffer.append(decimal: number) }
    buffer.append(UInt8(truncatingIfNeeded: final.value))
  }

  private static func digits(_ number: Int) -> Int {
    number < 2 ? 0 : number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4
  }
}
