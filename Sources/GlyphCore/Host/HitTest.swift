import GlyphCells

/// Finds what stands under the pointer.
@MainActor
enum HitTest {
  /// The boxes under a cell that respond to events, the innermost first.
  static func responders(at point: GridPoint, in root: BoxRef) -> [BoxRef] {
    var found: [BoxRef] = []
    _ = search(root, point, GridPoint(x: 0, y: 0), &found)
    return found
  }

  /// Looks into the children drawn last first; true once something was hit.
  private static func search(
    _ box: BoxRef, _ point: GridPoint, _ outer: GridPoint, _ found: inout [BoxRef]
  ) -> Bool {
    guard !box.kind.hidesContents(box), !box.isUnseenByPointer else { return false }
    let origin = GridPoint(x: outer.x + Int(box.origin.x), y: outer.y + Int(box.origin.y))
    let frame = GridRect(
      x: origin.x, y: origin.y, width: Int(box.size.width), height: Int(box.size.height))
    let local = GridPoint(x: point.x - origin.x, y: point.y - origin.y)
    let isInside = frame.contains(point) && box.kind.isHit(box, at: local) != false
    guard isInside || (box.flags.contains(.overflows) && !box.kind.clips) else { return false }
    var isHit = false
    let children = box.children(at: local) ?? box.kind.drawingOrder(box)
    for child in children.reversed() where search(child, point, origin, &found) {
      isHit = true
      break
    }
    if (isInside || isHit), box.flags.contains(.responds) {
      found.append(box)
      return true
    }
    return isHit
  }
}
