import Foundation
import GlyphCells

extension BoxRef {
  /// The middle of a cell of the surface, in points of a coordinate space; a name that no view
  /// around has means the whole surface.
  func location(
    of point: GridPoint, in space: CoordinateSpace, _ cellSize: CellSize
  ) -> CGPoint {
    var origin = GridPoint(x: 0, y: 0)
    switch space {
    case .global: break
    case .local: origin = frame.origin
    case .named(let name): origin = self.space(named: name)?.frame.origin ?? origin
    }
    return CGPoint(
      x: cellSize.length(point.x - origin.x, along: .horizontal) + cellSize.width / 2,
      y: cellSize.length(point.y - origin.y, along: .vertical) + cellSize.height / 2)
  }

  private func space(named name: AnyHashable) -> BoxRef? {
    var box: BoxRef? = self
    while let current = box {
      if ObjectIdentifier(current.kind) == ObjectIdentifier(CoordinateSpacePrimitive.self),
        current.value(CoordinateSpacePrimitive.self).name == name
      {
        return current
      }
      box = current.enclosing
    }
    return nil
  }

  /// The cell in the middle of the box, which stands for it where a key acts like the pointer.
  var middle: GridPoint {
    let frame = self.frame
    return GridPoint(
      x: frame.x + max(0, frame.width - 1) / 2, y: frame.y + max(0, frame.height - 1) / 2)
  }
}
