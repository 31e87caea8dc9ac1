import GlyphCells

/// A rectangle of paint that takes all the room it is offered.
struct FillLeaf<Paint: CellPaint & Equatable>: Primitive {
  var paint: Paint
  /// The lengths where none is offered.
  var idealWidth: Int32
  var idealHeight: Int32

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    CellExtent(
      width: proposal.width >= 0 ? proposal.width : idealWidth,
      height: proposal.height >= 0 ? proposal.height : idealHeight)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    .any
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.fill(
      painter.frame(of: box), with: paint, painter.backdrop == .none ? .shaded : .background)
  }

  func difference(from old: FillLeaf, _ texts: TextComparison) -> Difference {
    guard idealWidth == old.idealWidth, idealHeight == old.idealHeight else { return .layout }
    return paint == old.paint ? .none : .ink
  }
}
