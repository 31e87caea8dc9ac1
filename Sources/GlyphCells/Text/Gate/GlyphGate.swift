/// The gate for single scalars.
enum GlyphGate {
  /// What may stand in a cell for a scalar, and how many cells it takes: U+FFFD for controls and for
  /// whatever cannot be seen alone.
  @inline(__always)
  static func pass(_ scalar: Unicode.Scalar) -> (glyph: UInt32, width: Int) {
    let value = scalar.value
    if value &- 0x20 < 0x5F || 0x2500...0x259F ~= value { return (value, 1) }
    let properties = ScalarProperties.of(value)
    guard properties.gate == .pass, properties.width > 0 else { return (0xFFFD, 1) }
    return (value, properties.width)
  }
}
