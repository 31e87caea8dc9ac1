/// Writes the shortest SGR sequence that leads from one style to another.
struct SGRWriter {
  let profile: ColorProfile

  /// Appends what turns `old` into `new`; nothing when they look the same in this profile.
  func transition(from old: CellStyle, to new: CellStyle, in buffer: ByteBuffer) {
    let foreground = profile.convert(new.foreground)
    let background = profile.convert(new.background)
    let oldForeground = profile.convert(old.foreground)
    let oldBackground = profile.convert(old.background)
    if foreground == oldForeground, background == oldBackground, new.attributes == old.attributes {
      return
    }
    let start = buffer.count
    buffer.append("\u{1B}[")
    if foreground == .standard, background == .standard, new.attributes.isEmpty {
      buffer.append("0m")
      return
    }
    delta(
      (oldForeground, oldBackground, old.attributes),
      (foreground, background, new.attributes), in: buffer)
    let length = buffer.count - start
    if old == .standard { return finish(buffer) }
    let full = buffer.count
    buffer.append("\u{1B}[0;")
    delta(
      (.standard, .standard, []), (foreground, background, new.attributes), in: buffer)
    if buffer.count - full < length {
      buffer.drop(start..<full)
    } else {
      buffer.drop(full..<buffer.count)
    }
    finish(buffer)
  }

  private func finish(_ buffer: ByteBuffer) { buffer.replaceLast(with: UInt8(ascii: "m")) }

  private typealias Look = (TerminalColor, TerminalColor, CellAttributes)

  /// Appends parameters, each followed by a semicolon.
  private func delta(_ old: Look, _ new: Look, in buffer: ByteBuffer) {
    var lost = old.2.subtracting(new.2)
    var gained = new.2.subtracting(old.2)
    let weights: CellAttributes = [.bold, .dim]
    if !lost.isDisjoint(with: weights) {
      buffer.append("22;")
      gained.formUnion(new.2.intersection(weights))
    }
    let underlines: CellAttributes = [.underline, .doubleUnderline]
    if !lost.isDisjoint(with: underlines) {
      if new.2.isDisjoint(with: underlines) { buffer.append("24;") }
      gained.formUnion(new.2.intersection(underlines))
    }
    lost.subtract(weights.union(underlines))
    if lost.contains(.italic) { buffer.append("23;") }
    if lost.contains(.blink) { buffer.append("25;") }
    if lost.contains(.reverse) { buffer.append("27;") }
    if lost.contains(.strikethrough) { buffer.append("29;") }
    if lost.contains(.overline) { buffer.append("55;") }
    if gained.contains(.bold) { buffer.append("1;") }
    if gained.contains(.dim) { buffer.append("2;") }
    if gained.contains(.italic) { buffer.append("3;") }
    if new.2.contains(.doubleUnderline) {
      if gained.contains(.doubleUnderline) { buffer.append("21;") }
    } else if gained.contains(.underline) {
      buffer.append("4;")
    }
    if gained.contains(.blink) { buffer.append("5;") }
    if gained.contains(.reverse) { buffer.append("7;") }
    if gained.contains(.strikethrough) { buffer.append("9;") }
    if gained.contains(.overline) { buffer.append("53;") }
    if old.0 != new.0 { append(new.0, base: 30, in: buffer) }
    if old.1 != new.1 { append(new.1, base: 40, in: buffer) }
  }

  private func append(_ color: TerminalColor, base: Int, in buffer: ByteBuffer) {
    switch color {
    case .standard: buffer.append(decimal: base + 9)
    case .ansi(let number) where number < 8: buffer.append(decimal: base + Int(number))
    case .ansi(let number) where number < 16: buffer.append(decimal: base + 52 + Int(number))
    case .ansi(let number), .indexed(let number):
      buffer.append(decimal: base + 8)
      buffer.append(";5;")
      buffer.append(decimal: Int(number))
    case .rgb(let red, let green, let blue):
      buffer.append(decimal: base + 8)
      buffer.append(";2;")
      buffer.append(decimal: Int(red))
      buffer.append(0x3B)
      buffer.append(decimal: Int(green))
      buffer.append(0x3B)
      buffer.append(decimal: Int(blue))
    }
    buffer.append(0x3B)
  }
}
