import Foundation

/// Red, green and blue from 0 to 1 in sRGB.
struct RGBComponents: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  init(linearRed red: Double, green: Double, blue: Double) {
    self.init(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue))
  }

  init(hue: Double, saturation: Double, brightness: Double) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let saturation = unitClamped(saturation)
    let value = unitClamped(brightness)
    func component(_ offset: Double) -> Double {
      let position = (offset + turn).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }

  /// The components in proportion to light, as blending in a linear space needs them.
  var linear: RGBComponents {
    RGBComponents(
      red: Self.decoded(red), green: Self.decoded(green), blue: Self.decoded(blue))
  }

  /// How bright the colour appears, from 0 to 1.
  var luminance: Double {
    let light = linear
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  /// This colour laid over the other with the given opacity.
  func laid(over other: RGBComponents, opacity: Double) -> RGBComponents {
    RGBComponents(
      red: other.red + (red - other.red) * opacity,
      green: other.green + (green - other.green) * opacity,
      blue: other.blue + (blue - other.blue) * opacity)
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((unitClamped(component) * 255).rounded())
  }

  private static func decoded(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
