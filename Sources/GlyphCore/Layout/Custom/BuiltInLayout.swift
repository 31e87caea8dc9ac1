import Foundation

/// A layout that arranges as one of the library's own boxes does.
protocol BuiltInLayout: Layout where Cache == () {
  func primitive(_ cellSize: CellSize) -> any Primitive
}

extension BuiltInLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let session = subviews.session
    guard session.isOpen else { return .zero }
    let cellSize = session.cellSize
    let size = primitive(cellSize).size(
      CellProposal(proposal, cellSize: cellSize), of: session.box, &session.pass)
    return CGSize(
      width: cellSize.length(Int(size.width), along: .horizontal),
      height: cellSize.length(Int(size.height), along: .vertical))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let session = subviews.session
    guard session.isOpen else { return }
    primitive(session.cellSize).place(session.box, &session.pass)
    for (index, box) in session.boxes.enumerated() {
      session.place(
        index, LayoutSession.Placement(settled: box, in: bounds, session.cellSize))
    }
  }
}

extension LayoutSession.Placement {
  /// Where a box already stands.
  init(settled box: BoxRef, in bounds: CGRect, _ cellSize: CellSize) {
    self.init(
      position: CGPoint(
        x: bounds.minX + CGFloat(box.origin.x) * cellSize.width,
        y: bounds.minY + CGFloat(box.origin.y) * cellSize.height),
      anchor: .topLeading, proposal: box.proposal, cellSize: cellSize)
  }
}
