import GlyphCells

/// Draws a part of each view of its content.
public struct _PartEffect {
  let part: Double
  let anchor: UnitPoint
}

extension _PartEffect: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(PartLayout(part: part.isNaN ? 1 : part, x: anchor.x, y: anchor.y))
  }
}

/// A box of which a rectangle around a point is seen.
struct PartLayout: PassivePrimitive {
  /// How long the sides of the rectangle are, in sizes of the box; from 1 on everything is seen.
  var part: Double
  var x: Double
  var y: Double

  func hidesContents(_ box: BoxRef) -> Bool { part <= 0 }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    guard part < 1 else { return painter.draw(box.child) }
    guard part > 0 else { return }
    let frame = painter.frame(of: box)
    let width = Int((Double(frame.width) * part).rounded())
    let height = Int((Double(frame.height) * part).rounded(.up))
    let seen = GridRect(
      x: frame.x + Int((Double(frame.width - width) * unitClamped(x)).rounded(.down)),
      y: frame.y + Int((Double(frame.height - height) * unitClamped(y)).rounded(.down)),
      width: width, height: height)
    painter.clipped(to: seen) { $0.draw(box.child) }
  }

  func difference(from old: PartLayout, _ texts: TextComparison) -> Difference {
    part == old.part && x == old.x && y == old.y ? .none : .ink
  }
}

extension PartLayout: AnimatablePrimitive {
  func interpolated(from old: PartLayout, progress: Double, _ mixer: ColorMixer) -> PartLayout {
    var moved = self
    moved.part = old.part + (part - old.part) * progress
    return moved
  }
}
