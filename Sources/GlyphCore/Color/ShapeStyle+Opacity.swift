import Foundation

extension ShapeStyle {
  /// This style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// Accepted and without effect: cells cannot be blended by a formula.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// Accepted and without effect: cells have no shadows.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Accepted and without effect: a style is always laid out in the shape it fills.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style in force, less opaque.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
  }

  /// The foreground style in force: cells cannot be blended by a formula.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }

  /// The foreground style in force: cells have no shadows.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

/// A style of which less covers what is below.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _ink(in context: ShapeStyleContext) -> ShapeInk {
    base._ink(in: context).opacity(opacity)
  }
}
