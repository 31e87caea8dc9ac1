import GlyphCells

/// A line between views: across the stack that it stands in, horizontal outside of any.
public struct Divider {
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _write(_ view: Divider, to tree: inout _Tree) {
    let axis: LayoutAxis = tree.surroundings.axis == .horizontal ? .vertical : .horizontal
    tree.leaf(
      DividerLine(
        ideal: tree.unspecifiedLength(along: axis), ink: tree.separatorInk, axis: axis,
        glyphs: tree.surroundings.ambient.values.glyphs))
  }
}

/// A line one cell thick and as long as what it is offered.
struct DividerLine: Primitive {
  /// The length where none is offered.
  var ideal: Int32
  var ink: StyleID
  var axis: LayoutAxis
  var glyphs: Glyphs

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let length = proposal[axis] >= 0 ? proposal[axis] : ideal
    return axis == .horizontal
      ? CellExtent(width: length, height: 1) : CellExtent(width: 1, height: length)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    axis == self.axis ? .any : LengthRange(min: 1, max: 1)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let lines = LineGlyphs.light(glyphs)
    let frame = painter.frame(of: box)
    switch axis {
    case .horizontal:
      painter.surface.putRow(
        lines.horizontal, count: frame.width, x: frame.x, y: frame.y, style: ink,
        clip: painter.clip)
    case .vertical:
      painter.surface.putColumn(
        lines.vertical, count: frame.height, x: frame.x, y: frame.y, style: ink,
        clip: painter.clip)
    }
  }

  func difference(from old: DividerLine, _ texts: TextComparison) -> Difference {
    guard axis == old.axis, ideal == old.ideal else { return .layout }
    return ink == old.ink && glyphs == old.glyphs ? .none : .ink
  }
}

@MainActor
extension _Tree {
  /// The length in cells of what takes any length and is offered none: 10 points.
  func unspecifiedLength(along axis: LayoutAxis) -> Int32 {
    let cells = cellSize.frame(10, along: axis == .horizontal ? .horizontal : .vertical)
    return CellProposal.clamp(cells ?? 1)
  }

  /// The ink of lines that separate: the foreground, dim.
  var separatorInk: StyleID {
    var style = CellStyle(foreground: host.table[surroundings.ink].foreground)
    style.attributes.insert(.dim)
    return host.table.intern(style)
  }
}
