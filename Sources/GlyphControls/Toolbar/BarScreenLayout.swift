import Foundation
import GlyphCore

/// A screen's content, its bar above and its bar below, in this order; the content gets what the
/// bars leave.
struct BarScreenLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let bars = heights(in: proposal.width, subviews)
    let rest = proposal.height.map { max(0, $0 - bars.reduce(0, +)) }
    let content = subviews.first?.sizeThatFits(
      ProposedViewSize(width: proposal.width, height: rest))
    var width = content?.width ?? 0
    for bar in subviews.dropFirst() {
      let size = bar.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      width = max(width, size.width)
    }
    return CGSize(width: width, height: (content?.height ?? 0) + bars.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let bars = heights(in: bounds.width, subviews)
    guard subviews.count == 3 else { return }
    let rest = max(0, bounds.height - bars[0] - bars[1])
    let rows = [
      (bounds.minY + bars[0], rest), (bounds.minY, bars[0]),
      (bounds.minY + bars[0] + rest, bars[1]),
    ]
    for (subview, (y, height)) in zip(subviews, rows) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width, height: height))
    }
  }

  private func heights(in width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    subviews.dropFirst().map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
  }
}
