import Foundation

/// A vertical line in each view on which a column of views is lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The guide that this type names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// What a container reports for this guide, given the explicit values of its children.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

extension HorizontalAlignment {
  /// The part of a surplus that goes before a view, when the guide is one that layout can answer
  /// without asking the view.
  enum Position: Hashable { case leading, center, trailing, guide }

  var position: Position {
    let id = ObjectIdentifier(key.id)
    if id == ObjectIdentifier(Center.self) { return .center }
    if id == ObjectIdentifier(Leading.self) { return .leading }
    if id == ObjectIdentifier(Trailing.self) { return .trailing }
    return .guide
  }
}
