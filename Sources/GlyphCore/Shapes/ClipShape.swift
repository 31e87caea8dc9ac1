import Foundation
import GlyphCells

/// Draws each view of its content inside of a shape only.
public struct _ClipShapeModifier<Content: Shape> {
  let shape: Content
  let isEvenOdd: Bool

  nonisolated init(shape: Content, isEvenOdd: Bool) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }
}

extension _ClipShapeModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      ClipShape(
        shape: shape, isEvenOdd: isEvenOdd, cellSize: tree.cellSize,
        glyphs: tree.paintSurroundings.glyphs))
  }
}

/// A box that nothing inside is drawn outside of a shape of.
///
/// Cells that the shape does not cover are put back as they were; those it covers in part show
/// the background that was drawn there as quarters, and keep text.
struct ClipShape<Content: Shape>: PassivePrimitive {
  var shape: Content
  var isEvenOdd: Bool
  var cellSize: CellSize
  var glyphs: Glyphs

  static var clips: Bool { true }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    let placed = PlacedShape(shape, in: frame, cellSize: cellSize)
    painter.clipped(to: frame) { painter in
      let edge = ClipEdge(placed, isEvenOdd: isEvenOdd, painter)
      painter.draw(box.child)
      let isColored = edge.isColored(painter)
      edge.restore(&painter, glyphs)
      if placed.isBox, isColored {
        painter.outline(placed, placed.window(painter.clip), glyphs)
      }
    }
  }

  func difference(from old: ClipShape, _ texts: TextComparison) -> Difference {
    let isSame =
      isEvenOdd == old.isEvenOdd && cellSize == old.cellSize && glyphs == old.glyphs
      && ValueComparison.areEqual(shape, old.shape)
    return isSame ? .none : .ink
  }
}

extension View {
  /// Draws the view inside of a shape only: its corners show what is behind.
  public nonisolated consuming func clipShape<S>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    modifier(_ClipShapeModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Draws the view with round corners.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
