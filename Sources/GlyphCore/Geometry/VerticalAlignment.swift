import Foundation

/// A horizontal line in each view on which a row of views is lined up.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The guide that this type names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// What a container reports for this guide, given the explicit values of its children.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The bottom of the first line of text; of a view without text, its bottom.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The bottom of the last line of text; of a view without text, its bottom.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.max() }
  }
}

extension VerticalAlignment {
  /// The part of a surplus that goes above a view, when the guide is one that layout can answer
  /// without asking the view.
  enum Position: Hashable { case top, center, bottom, guide }

  var position: Position {
    let id = ObjectIdentifier(key.id)
    if id == ObjectIdentifier(Center.self) { return .center }
    if id == ObjectIdentifier(Top.self) { return .top }
    if id == ObjectIdentifier(Bottom.self) { return .bottom }
    return .guide
  }
}
