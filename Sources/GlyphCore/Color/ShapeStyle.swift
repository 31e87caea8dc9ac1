import GlyphCells

/// A colour, gradient or role that shapes, text and backgrounds can be drawn with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// What the style comes to where it is used.
  func _ink(in context: ShapeStyleContext) -> ShapeInk

  /// The style in the form in which it is kept; the common ones are kept without a box.
  var _erased: AnyShapeStyle { get }
}

extension ShapeStyle {
  public var _erased: AnyShapeStyle { AnyShapeStyle(boxing: self) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { switch self {} }
}
