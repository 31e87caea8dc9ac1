import Foundation
import GlyphCore

/// The views that were shown so far, of which one is to be seen.
struct TabPages {
  let tabs: [TabEntry]
  let selected: AnyHashable?
}

extension TabPages: View {
  var body: some View {
    TabPageLayout {
      ForEach(tabs, id: \.key) { tab in
        ZStack { tab.part }
          .layoutValue(key: IsSelectedPage.self, value: tab.key == selected)
          .opacity(tab.key == selected ? 1 : 0)
      }
    }
  }
}

private struct IsSelectedPage: LayoutValueKey {
  static let defaultValue = false
}

/// All the room for the one that is seen; the others have none.
private struct TabPageLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = subviews.first { $0[IsSelectedPage.self] }?.sizeThatFits(proposal) ?? .zero
    if let width = proposal.width { size.width = max(size.width, width) }
    if let height = proposal.height { size.height = max(size.height, height) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let isSelected = subview[IsSelectedPage.self]
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: isSelected ? ProposedViewSize(bounds.size) : .zero)
    }
  }
}
