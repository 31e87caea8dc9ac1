/// The rules worked out for every state and class, so that a scalar costs one look-up.
enum LineBreakTable {
  /// The bit of an entry that says that a line may end before the scalar; the rest is the state.
  static let breakBit: UInt8 = 0x80

  /// By state times 64 plus class.
  static let byClass: [UInt8] = {
    var table = [UInt8](repeating: 0, count: LineBreakState.count * 64)
    for state in 0..<LineBreakState.count {
      for next in LineBreakClass.allCases {
        let step = LineBreakRules.step(LineBreakState(rawValue: UInt8(state)), next)
        table[state << 6 | Int(next.rawValue)] = step.state.rawValue | (step.breaks ? breakBit : 0)
      }
    }
    return table
  }()

  /// By state times 128 plus byte of ASCII.
  static let byASCII: [UInt8] = {
    var table = [UInt8](repeating: 0, count: LineBreakState.count * 128)
    for state in 0..<LineBreakState.count {
      for byte in 0..<128 {
        let next = ScalarProperties.of(UInt32(byte)).lineBreak
        table[state << 7 | byte] = byClass[state << 6 | Int(next.rawValue)]
      }
    }
    return table
  }()
}
