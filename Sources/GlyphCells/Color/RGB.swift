/// Red, green and blue, 0–255 each.
public struct RGB: Hashable, Sendable {
  /// The amount of red.
  public var red: UInt8
  /// The amount of green.
  public var green: UInt8
  /// The amount of blue.
  public var blue: UInt8

  /// A colour of three levels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// This colour laid over another one with an opacity from 0, nothing of it, to 1, nothing of the
  /// other; opacities outside of that range are held at its ends and NaN counts as 1.
  public func blended(over other: RGB, opacity: Double) -> RGB {
    let share = opacity.isNaN ? 1 : min(1, max(0, opacity))
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// Six hexadecimal digits after a number sign, as CSS writes a colour.
  public var hex: String {
    var result = "#"
    for level in [red, green, blue] {
      if level < 16 { result += "0" }
      result += String(level, radix: 16)
    }
    return result
  }
}
