import Foundation
import GlyphCore

extension View {
  /// A page of `PageLayout`: one that is not shown keeps its state, and can neither be seen nor
  /// reached.
  nonisolated func page(isShown: Bool) -> some View {
    inSight(isShown).layoutValue(key: IsShownPage.self, value: isShown).opacity(isShown ? 1 : 0)
  }
}

private struct IsShownPage: LayoutValueKey {
  static let defaultValue = false
}

/// All the room for the page that is shown; the others have none.
struct PageLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = subviews.first { $0[IsShownPage.self] }?.sizeThatFits(proposal) ?? .zero
    if let width = proposal.width { size.width = max(size.width, width) }
    if let height = proposal.height { size.height = max(size.height, height) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let isShown = subview[IsShownPage.self]
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: isShown ? ProposedViewSize(bounds.size) : .zero)
    }
  }
}
