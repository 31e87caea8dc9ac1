import Foundation

/// A container whose arrangement is code of your own.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var position = bounds.origin
///     for subview in subviews {
///       subview.place(at: position, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       position = CGPoint(x: position.x + size.width, y: position.y + size.height)
///     }
///   }
/// }
/// ```
public protocol Layout: Sendable, Animatable {
  /// What the layout says of itself to the views inside.
  static var layoutProperties: LayoutProperties { get }

  /// What is kept from one question to the next.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Makes the cache, once for each place in the tree.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the layout or its subviews changed; by default makes it
  /// anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distance the container keeps from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size in points for what is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews; one that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container lines up horizontally; nil is the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container lines up vertically; nil is the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What a layout says of itself to the views inside.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers and dividers inside stretch or lie across; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.spacing }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views arranged by this layout.
  @_disfavoredOverload
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) {}
}
