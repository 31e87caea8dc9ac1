import GlyphCells

/// A symbol in one cell.
struct SymbolLeaf: Primitive {
  var glyph: Unicode.Scalar
  var ink: StyleID

  var simpleAnswer: SimpleAnswer? {
    SimpleAnswer(widths: LengthRange(min: 1, max: 1), height: 1)
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    box.noteHeightIgnored()
    return CellExtent(width: 1, height: 1)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    LengthRange(min: 1, max: 1)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    painter.surface.put(glyph, x: frame.x, y: frame.y, style: ink, clip: painter.clip)
  }

  func difference(from old: SymbolLeaf, _ texts: TextComparison) -> Difference {
    glyph == old.glyph && ink == old.ink ? .none : .ink
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    AlignmentKey.baselines.contains(alignment) ? 2 : nil
  }
}
