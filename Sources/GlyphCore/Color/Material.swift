/// A pane of frosted glass; in cells a dim background, a little stronger the thicker it is.
public struct Material: ShapeStyle, Hashable {
  private let strength: Double

  public static let ultraThin = Material(strength: 0.08)
  public static let thin = Material(strength: 0.1)
  public static let regular = Material(strength: 0.12)
  public static let thick = Material(strength: 0.14)
  public static let ultraThick = Material(strength: 0.16)
  public static let bar = Material(strength: 0.12)

  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    .solid(.foreground.opacity(strength))
  }

  /// Accepted and without effect: a terminal does not tell whether it is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
