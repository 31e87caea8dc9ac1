import Foundation
import GlyphCells

/// What is drawn of a shape.
enum ShapeDrawing: Equatable {
  case fill(isEvenOdd: Bool)
  case stroke(StrokeStyle)
}

/// A shape in its frame.
struct ShapeLeaf<Content: Shape, Paint: CellPaint & Equatable>: Primitive {
  var shape: Content
  var drawing: ShapeDrawing
  var paint: Paint
  var cellSize: CellSize
  var isFrosted: Bool

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let fit = shape._sizeThatFits(proposal.points(cellSize), cellSize: cellSize)
    return CellExtent(
      width: CellProposal.clamp(cellSize.frame(fit.width, along: .horizontal) ?? 0),
      height: CellProposal.clamp(cellSize.frame(fit.height, along: .vertical) ?? 0))
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.draw(
      PlacedShape(shape, in: painter.frame(of: box), cellSize: cellSize), drawing, with: paint,
      isFrosted: isFrosted)
  }

  func difference(from old: ShapeLeaf, _ texts: TextComparison) -> Difference {
    guard cellSize == old.cellSize, ValueComparison.areEqual(shape, old.shape) else {
      return .layout
    }
    let isSame = drawing == old.drawing && paint == old.paint && isFrosted == old.isFrosted
    return isSame ? .none : .ink
  }
}

extension CellProposal {
  /// The proposal as user code sees it.
  func points(_ cellSize: CellSize) -> ProposedViewSize {
    func length(_ cells: Int32, _ axis: Axis) -> CGFloat? {
      cells == CellProposal.idealLength ? nil : cellSize.length(Int(cells), along: axis)
    }
    return ProposedViewSize(
      width: length(width, .horizontal), height: length(height, .vertical))
  }
}

@MainActor
extension _Tree {
  /// Leaves a shape that is drawn with a style.
  mutating func shapeLeaf(
    _ shape: some Shape, _ drawing: ShapeDrawing, _ style: some ShapeStyle
  ) {
    if case .fill = drawing, type(of: shape).role == .stroke,
      let outline = shape as? any OutlineShape
    {
      outline.leave(style, in: &self)
      return
    }
    let isFrosted = style is Material
    switch paint(style) {
    case .solid(let paint):
      leaf(
        ShapeLeaf(
          shape: shape, drawing: drawing, paint: paint, cellSize: cellSize,
          isFrosted: isFrosted))
    case .gradient(let paint):
      leaf(
        ShapeLeaf(
          shape: shape, drawing: drawing, paint: paint, cellSize: cellSize,
          isFrosted: isFrosted))
    }
  }
}
