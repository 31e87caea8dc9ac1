import Foundation

/// A colour: one of the terminal's own, the foreground or tint in force, or an exact value.
///
/// Eight bytes without references, since every run of text and every fill carries one.
public struct Color: Hashable, Sendable {
  let kind: Kind
  var alpha: UInt8 = .max
  var first: UInt16 = 0
  var second: UInt16 = 0
  var third: UInt16 = 0

  enum Kind: UInt8, Hashable, Sendable {
    /// Red, green and blue in sRGB; 65,535 is the most.
    case rgb
    /// A `SystemColor` by its number.
    case system
    /// The foreground in force, dimmer with every level.
    case foreground
    /// The terminal's own background.
    case background
    /// The tint in force.
    case accent
    /// A colour named by the user; the three numbers are a fingerprint of the name.
    case asset
  }

  /// A colour by its components, each from 0 to 1; what lies beyond is clamped.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = colorSpace.sRGB(red: red, green: green, blue: blue)
    self.init(components, opacity: opacity)
  }

  /// A shade of grey from black, 0, to white, 1.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1; the hue goes once around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      RGBComponents(hue: hue, saturation: saturation, brightness: brightness), opacity: opacity)
  }

  init(_ components: RGBComponents, opacity: Double = 1) {
    kind = .rgb
    first = Self.scaled(components.red)
    second = Self.scaled(components.green)
    third = Self.scaled(components.blue)
    alpha = Self.alpha(opacity)
  }

  init(system color: SystemColor) {
    kind = .system
    first = UInt16(color.rawValue)
  }

  private init(kind: Kind, level: UInt16 = 0) {
    self.kind = kind
    first = level
  }

  init(asset fingerprint: UInt64) {
    kind = .asset
    first = UInt16(truncatingIfNeeded: fingerprint)
    second = UInt16(truncatingIfNeeded: fingerprint >> 16)
    third = UInt16(truncatingIfNeeded: fingerprint >> 32)
  }

  /// The same colour, less opaque: opacities multiply.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * unitClamped(opacity)).rounded())
    return color
  }

  /// From 0, which is not drawn, to 1.
  var opacity: Double { Double(alpha) / 255 }

  static func foreground(level: Int) -> Color {
    Color(kind: .foreground, level: UInt16(clamping: level))
  }

  static let terminalBackground = Color(kind: .background)

  /// The tint in force; without one, blue.
  public static var accentColor: Color { Color(kind: .accent) }

  private static func scaled(_ component: Double) -> UInt16 {
    UInt16((unitClamped(component) * 65_535).rounded())
  }

  private static func alpha(_ opacity: Double) -> UInt8 {
    UInt8((unitClamped(opacity) * 255).rounded())
  }
}

/// The value within 0 and 1; not a number counts as 0.
func unitClamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
