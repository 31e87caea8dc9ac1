extension ScalarProperties {
  /// The properties of a scalar, given by its number.
  @inline(__always)
  static func of(_ value: UInt32) -> ScalarProperties {
    if value < 0x20000 { return tabled(value, block: Int(value >> 7)) }
    if value & 0xFFFE == 0xFFFE { return .noncharacter }
    if value < 0x40000 { return .ideograph }
    if value >> 12 == 0xE0 { return tabled(value, block: 0x400 + Int(value >> 7 & 31)) }
    return value == 0x10EEEE ? .noncharacter : .privateUse
  }

  @inline(__always)
  private static func tabled(_ value: UInt32, block: Int) -> ScalarProperties {
    let start = Int(UnicodeTable.index[block]) << 7
    return ScalarProperties(
      bits: UnicodeTable.records[Int(UnicodeTable.blocks[start | Int(value & 127)])])
  }

  /// Planes 2 and 3 are kept for ideographs, assigned or not.
  private static let ideograph = ScalarProperties(width: 2, lineBreak: .id, gate: .pass)
  private static let noncharacter = ScalarProperties(width: 1, lineBreak: .al, gate: .replace)
  private static let privateUse = ScalarProperties(width: 1, lineBreak: .al, gate: .pass)

  private init(width: Int, lineBreak: LineBreakClass, gate: GateClass) {
    self.init()
    self.width = width
    self.lineBreak = lineBreak
    self.gate = gate
  }
}
