import Foundation

/// A layout of any kind: views inside keep their state when the kind changes.
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// What is kept for the layout inside, until that is of another kind.
  public struct Cache {
    var value: Any?
  }

  public init<L>(_ layout: L) where L: Layout { self.layout = layout }

  var stackOrientation: Axis? {
    if let nested = layout as? AnyLayout { return nested.stackOrientation }
    return type(of: layout).layoutProperties.stackOrientation
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      guard var value = cache.value as? L.Cache else {
        cache = makeCache(subviews: subviews)
        return
      }
      layout.updateCache(&value, subviews: subviews)
      cache.value = value
    }
    update(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      cache.withValue(of: layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      cache.withValue(of: layout, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      cache.withValue(of: layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.withValue(of: layout, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.withValue(of: layout, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
}

extension AnyLayout.Cache {
  /// The cache as the layout inside knows it; a layout of another kind makes its own.
  mutating func withValue<L: Layout, Result>(
    of layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var typed = value as? L.Cache ?? layout.makeCache(subviews: subviews)
    value = nil
    defer { value = typed }
    return body(&typed)
  }
}
