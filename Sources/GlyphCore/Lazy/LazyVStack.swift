import Foundation

/// Views in a column that is as wide as there is room, each as high as it likes to be.
///
/// It is made for the inside of a `ScrollView`. All of its views are in the tree, as those of a
/// `VStack` are; only those in sight are drawn.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column; `spacing` is in points, nil for none. Pinned views scroll along.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}
