/// Draws each view of its content elsewhere, by a part of its own length.
public struct _ShiftEffect {
  let part: Double
  let edge: Edge

  nonisolated init(by part: Double, towards edge: Edge) {
    self.part = part
    self.edge = edge
  }
}

extension _ShiftEffect: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    switch edge {
    case .leading: tree.pushWrapper(ShiftLayout(x: -part, y: 0))
    case .trailing: tree.pushWrapper(ShiftLayout(x: part, y: 0))
    case .top: tree.pushWrapper(ShiftLayout(x: 0, y: -part))
    case .bottom: tree.pushWrapper(ShiftLayout(x: 0, y: part))
    }
  }
}

/// A box whose content stands beside it by a part of its size; nothing around notices.
struct ShiftLayout: PassivePrimitive {
  /// In sizes of the box.
  var x: Double
  var y: Double

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset {
    func cells(_ part: Double, _ length: Int32) -> Int32 {
      let cells = (part * Double(length)).rounded()
      return cells.isFinite ? Int32(min(max(cells, -1e6), 1e6)) : 0
    }
    return CellOffset(x: cells(x, box.size.width), y: cells(y, box.size.height))
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    box.child.explicitGuide(alignment)
  }

  func difference(from old: ShiftLayout, _ texts: TextComparison) -> Difference {
    x == old.x && y == old.y ? .none : .layout
  }
}

extension ShiftLayout: AnimatablePrimitive {
  func interpolated(from old: ShiftLayout, progress: Double, _ mixer: ColorMixer) -> ShiftLayout {
    ShiftLayout(x: old.x + (x - old.x) * progress, y: old.y + (y - old.y) * progress)
  }
}
