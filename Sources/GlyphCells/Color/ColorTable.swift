/// The colours of the 256-colour palette, and which of them are nearest to a given one.
enum ColorTable {
  /// The palette as xterm has it.
  static let palette: [RGB] = named + cube + greys

  private static let named: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  private static let cube: [RGB] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { RGB(red, green, $0) } }
    }
  }()

  private static let greys: [RGB] = (0..<24).map {
    let level = UInt8(8 + 10 * $0)
    return RGB(level, level, level)
  }

  private static let perceived = palette.map {
    OKLab(red: $0.red, green: $0.green, blue: $0.blue)
  }

  /// The nearest colour of the cube and the greys, 16–255, which no theme changes; the first of
  /// equals.
  static func nearest256(to color: RGB) -> UInt8 { nearest(to: color, in: 16..<256) }

  /// The nearest of the 16 named colours; the first of equals.
  static func nearest16(to color: RGB) -> UInt8 { nearest(to: color, in: 0..<16) }

  private static func nearest(to color: RGB, in range: Range<Int>) -> UInt8 {
    let target = OKLab(red: color.red, green: color.green, blue: color.blue)
    var best = range.lowerBound
    var least = Double.infinity
    for index in range {
      let distance = perceived[index].distance(to: target)
      if distance < least {
        least = distance
        best = index
      }
    }
    return UInt8(best)
  }
}
