/// The foreground style in force, at one of five levels: all below the first are dim.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public var _erased: AnyShapeStyle { AnyShapeStyle(level: level) }

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { context.foreground(level: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle {
  /// This style as the secondary level of a hierarchy: dim.
  public var secondary: some ShapeStyle { DimmedShapeStyle(base: self) }
  /// This style as the tertiary level of a hierarchy: dim.
  public var tertiary: some ShapeStyle { DimmedShapeStyle(base: self) }
  /// This style as the fourth level of a hierarchy: dim.
  public var quaternary: some ShapeStyle { DimmedShapeStyle(base: self) }
  /// This style as the fifth level of a hierarchy: dim.
  public var quinary: some ShapeStyle { DimmedShapeStyle(base: self) }
}

/// A style shown with less contrast.
struct DimmedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base

  func _ink(in context: ShapeStyleContext) -> ShapeInk { base._ink(in: context).dimmed }
}
