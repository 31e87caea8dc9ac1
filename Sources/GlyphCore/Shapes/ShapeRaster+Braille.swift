extension ShapeRaster {
  /// A cell of samples as braille, or nil when there are none.
  static func braille(_ samples: UInt8) -> Mark? {
    guard samples != 0 else { return nil }
    // Braille counts its dots down the left column, then down the right, the lowest row last.
    var dots: UInt32 = 0
    for (sample, dot) in zip(0..<8, [0, 3, 1, 4, 2, 5, 6, 7]) where samples >> sample & 1 == 1 {
      dots |= 1 << UInt32(dot)
    }
    guard let glyph = Unicode.Scalar(0x2800 + dots) else { return nil }
    return .glyph(glyph, ascii: ascii(samples))
  }

  /// The character that goes the way the dots go.
  private static func ascii(_ samples: UInt8) -> Unicode.Scalar {
    let upperLeft = samples & 0b0000_0101 != 0
    let upperRight = samples & 0b0000_1010 != 0
    let lowerLeft = samples & 0b0101_0000 != 0
    let lowerRight = samples & 0b1010_0000 != 0
    switch (upperLeft, upperRight, lowerLeft, lowerRight) {
    case (_, _, false, false): return samples & 0b1111 == samples & 0b0011 ? "'" : "-"
    case (false, false, _, _): return samples & 0b1111_0000 == samples & 0b1100_0000 ? "_" : "-"
    case (true, false, false, true): return "\\"
    case (false, true, true, false): return "/"
    case (true, false, true, false), (false, true, false, true): return "|"
    case (true, true, true, true): return "#"
    case (true, true, true, false), (false, true, true, true): return "/"
    case (true, true, false, true), (true, false, true, true): return "\\"
    }
  }
}
