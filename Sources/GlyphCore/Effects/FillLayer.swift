/// A box with paint behind it or over it.
struct FillLayer<Paint: CellPaint & Equatable>: PassivePrimitive {
  var paint: Paint
  var isBehind: Bool
  var isFrosted: Bool

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    if isBehind {
      painter.fill(frame, with: paint, isFrosted ? .frosted : .background)
      painter.draw(box.child)
    } else {
      painter.drawBase(box.child)
      let covers = paint.solid.map { $0.alpha == .max && !$0.isDim } ?? true
      painter.fill(frame, with: paint, covers && painter.backdrop == .none ? .shaded : .background)
    }
  }

  func difference(from old: FillLayer, _ texts: TextComparison) -> Difference {
    paint == old.paint && isBehind == old.isBehind && isFrosted == old.isFrosted ? .none : .ink
  }
}
