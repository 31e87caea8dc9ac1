import GlyphCells

/// A colour, gradient or role that shapes, text and backgrounds can be drawn with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in an environment: what a style of one's own is made of.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes to where it is used; by default what it resolves to.
  func _ink(in context: ShapeStyleContext) -> ShapeInk

  /// The style in the form in which it is kept; the common ones are kept without a box.
  var _erased: AnyShapeStyle { get }
}

extension ShapeStyle {
  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    resolve(in: context.environment ?? EnvironmentValues())._ink(in: context)
  }

  public var _erased: AnyShapeStyle { AnyShapeStyle(boxing: self) }
}

extension ShapeStyle where Resolved == Never {
  /// Styles that say themselves what they come to resolve to no other.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves to no other style.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { switch self {} }
}
