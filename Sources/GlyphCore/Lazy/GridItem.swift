import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How long the column or row is across the grid, in points.
  public enum Size: Sendable {
    /// Always this long.
    case fixed(CGFloat)
    /// An even share of the room that is left, within bounds.
    case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into such a share, each at least `minimum` long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next one in points; nil for one column and no rows.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil as the grid says.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
