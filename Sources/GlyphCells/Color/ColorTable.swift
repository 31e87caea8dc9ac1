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
  static func nearest256(to color: RGB) -> UInt8 {
    nearest(to: OKLab(red: color.red, green: color.green, blue: color.blue), in: 16..<256)
  }

  /// The nearest of the 16 named colours; the first of equals.
  ///
  /// With so few to choose from, a dark green would become a grey; hue says more than lightness, so
  /// a colour stays a colour unless it is all but black or white, and a grey stays a grey.
  static func nearest16(to color: RGB) -> UInt8 {
    let target = OKLab(red: color.red, green: color.green, blue: color.blue)
    let isExtreme = target.lightness < 0.22 || target.lightness > 0.97
    let candidates = (0..<16).filter { index in
      isExtreme || perceived[index].isGrey == target.isGrey
    }
    return nearest(to: target, in: candidates, lightness: target.isGrey || isExtreme ? 1 : 0.6)
  }

  private static func nearest(
    to target: OKLab, in candidates: some Sequence<Int>, lightness weight: Double = 1
  ) -> UInt8 {
    var best = 0
    var least = Double.infinity
    for index in candidates {
      let distance = perceived[index].distance(to: target, lightness: weight)
      if distance < least {
        least = distance
        best = index
      }
    }
    return UInt8(best)
  }
}
