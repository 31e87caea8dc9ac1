import Foundation

/// Views in a row that is as high as there is room, each as wide as it likes to be.
///
/// It is made for the inside of a horizontal `ScrollView`. All of its views are in the tree, as
/// those of an `HStack` are; only those in sight are drawn.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row; `spacing` is in points, nil for one column. Pinned views scroll along.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .fixedSize(horizontal: true, vertical: false)
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: alignment))
  }
}
