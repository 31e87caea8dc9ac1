extension CellStyle {
  /// The style's bits spread out, for a table whose size is a power of two.
  var mixedBits: Int {
    let colors = UInt64(foreground.packed) << 32 | UInt64(background.packed)
    let rest = UInt64(attributes.rawValue) << 32 | UInt64(link.rawValue)
    let product =
      (colors &* 0x9E37_79B9_7F4A_7C15) ^ ((rest &+ 0x632B_E59B_D9B4_E019) &* 0xC2B2_AE3D_27D4_EB4F)
    return Int(truncatingIfNeeded: (product ^ (product >> 29)) >> 3)
  }
}
