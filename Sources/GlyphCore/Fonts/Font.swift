import Foundation

/// A font; in cells only its weight and slant show: size, family and width are accepted and
/// dropped.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var design: Design = .default
  var leading: Leading = .standard
  var weight: Weight?
  var traits: Traits = []
  var family: UInt32 = 0
  var size: Float = 0
  var width: Float = 0

  /// A font with a fixed size in points.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(style: nil, design: design ?? .default, weight: weight, size: Float(size))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// The font of a text style.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(style: style, design: design ?? .default, weight: weight)
  }

  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    system(style, design: Optional(design), weight: nil)
  }

  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let italic = Traits(rawValue: 1 << 0)
    static let monospaced = Traits(rawValue: 1 << 1)
    static let monospacedDigit = Traits(rawValue: 1 << 2)
    static let lowercaseSmallCaps = Traits(rawValue: 1 << 3)
    static let uppercaseSmallCaps = Traits(rawValue: 1 << 4)
    static let smallCaps: Traits = [.lowercaseSmallCaps, .uppercaseSmallCaps]
  }
}
