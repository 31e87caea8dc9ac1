import Foundation

extension ProposedViewSize {
  /// What is offered in cells, in points.
  init(_ proposal: CellProposal, _ cellSize: CellSize) {
    func length(_ cells: Int32, _ axis: Axis) -> CGFloat? {
      cells == CellProposal.idealLength ? nil : cellSize.length(Int(cells), along: axis)
    }
    self.init(
      width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }
}
