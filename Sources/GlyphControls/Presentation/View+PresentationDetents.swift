import Foundation
import GlyphCore

extension View {
  /// Says at which heights the sheet around may stand; it comes up at the lowest, and Option with
  /// an arrow up or down takes it to the next.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(DetentModifier(detents: detents, selection: nil))
  }

  /// Says at which heights the sheet around may stand, and at which it does.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentModifier(detents: detents, selection: selection))
  }
}

/// What stands in a sheet of a certain height.
private struct DetentModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  @State private var chosen: PresentationDetent?
  @Environment(\.self) private var environment
  @Environment(\.cellSize) private var cellSize

  init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?) {
    self.detents = detents
    self.selection = selection
  }
}

extension DetentModifier: ViewModifier {
  func body(content: Content) -> some View {
    DetentLayout(heights: heights) { content }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        guard press.modifiers == .option, detents.count > 1 else { return .ignored }
        step(up: press.key == .upArrow)
        return .handled
      }
  }

  private var current: PresentationDetent? { selection?.wrappedValue ?? chosen }

  private var heights: DetentHeights {
    DetentHeights(
      detents: detents.isEmpty ? [] : current.map { [$0] } ?? Array(detents),
      environment: environment)
  }

  /// Takes the sheet to the next height; how the heights follow each other is asked in a room that
  /// is as good as any.
  private func step(up: Bool) {
    let context = PresentationDetent.Context(
      maxDetentValue: 1000 * cellSize.height, environment: environment)
    let order = detents.sorted { $0.points(in: context) < $1.points(in: context) }
    let index = current.flatMap { order.firstIndex(of: $0) } ?? 0
    let next = order[min(max(index + (up ? 1 : -1), 0), order.count - 1)]
    if let selection { selection.wrappedValue = next } else { chosen = next }
  }
}

/// The lowest of some heights. It is only asked where layout runs, on the main actor.
private struct DetentHeights: @unchecked Sendable {
  let detents: [PresentationDetent]
  let environment: EnvironmentValues

  /// In points; nil where none is given.
  func lowest(in room: CGFloat) -> CGFloat? {
    let context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
    return detents.map { $0.points(in: context) }.min()
  }
}

/// A column at the top of a height that depends on the room there is.
private struct DetentLayout: Layout {
  let heights: DetentHeights

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = column(proposal, subviews)
    guard let room = proposal.height, room.isFinite else { return size }
    return CGSize(width: size.width, height: heights.lowest(in: room) ?? size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let offer = ProposedViewSize(width: bounds.width, height: max(0, bounds.maxY - y))
      let size = subview.sizeThatFits(offer)
      subview.place(
        at: CGPoint(x: bounds.midX - size.width / 2, y: y), proposal: offer)
      y += size.height
    }
  }

  private func column(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    subviews.reduce(into: CGSize.zero) { total, subview in
      let size = subview.sizeThatFits(proposal)
      total.width = max(total.width, size.width)
      total.height += size.height
    }
  }
}
