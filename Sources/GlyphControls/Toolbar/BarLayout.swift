import Foundation
import GlyphCore

/// The parts of a bar in one row: what leads back, the leading items, the title, the trailing items.
///
/// The title stands in the middle of the bar where the others leave it, or beside the leading part.
/// Where there is no room for all, what leads back is shortened first, then the title, then the
/// items.
struct BarLayout: Layout {
  let isCentred: Bool
  /// The room between two parts.
  let gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = widths(in: proposal.width, subviews)
    var size = CGSize(width: proposal.width ?? total(parts), height: 0)
    if size.width == .infinity { size.width = total(parts) }
    for (subview, width) in zip(subviews, parts) {
      let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      size.height = max(size.height, height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = widths(in: bounds.width, subviews)
    guard parts.count == 4 else { return }
    let leading = room(parts[0])
    let start = leading + room(parts[1])
    let end = bounds.width - room(parts[3])
    var title = start
    if isCentred {
      title = min(max(start, middle(of: parts[2], in: bounds.width)), max(start, end - parts[2]))
    }
    for (index, x) in [0, leading, title, bounds.width - parts[3]].enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: parts[index], height: bounds.height))
    }
  }

  /// A part and the gap behind it.
  private func room(_ part: CGFloat) -> CGFloat { part > 0 ? part + gap : 0 }

  /// Whole cells before the title, the odd one behind it.
  private func middle(of title: CGFloat, in width: CGFloat) -> CGFloat {
    gap > 0 ? ((width - title) / 2 / gap).rounded(.down) * gap : (width - title) / 2
  }

  private func total(_ parts: [CGFloat]) -> CGFloat {
    let visible = parts.filter { $0 > 0 }
    return visible.reduce(0, +) + gap * CGFloat(max(0, visible.count - 1))
  }

  private func widths(in width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    var parts = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard let width, width.isFinite, parts.count == 4 else { return parts }
    if total(parts) > width {
      parts[0] = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    }
    for index in [2, 1, 3, 0] {
      let excess = total(parts) - width
      if excess > 0 { parts[index] = max(0, parts[index] - excess) }
    }
    return parts
  }
}
