import GlyphCells

/// A label as controls show it: the first view is the title, and what follows stands below it, dim.
///
/// ```
/// Wi-Fi
/// Home network
/// ```
public struct TitleStack<Content: View> {
  let content: Content

  /// A label of any views; one alone is just itself.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TitleStack: View {
  public typealias Body = Never

  public static func _write(_ view: TitleStack<Content>, to tree: inout _Tree) {
    var opening = tree.open(
      TitleStackLayout(
        column: StackLayout(
          alignment: CrossAlignment(.leading, along: .horizontal), spacing: 0)))
    opening.axis = tree.surroundings.axis
    tree.surroundings.axis = .vertical
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}

/// A leading column whose first view is drawn as it is, and the others dim.
struct TitleStackLayout: Primitive {
  var column: StackLayout

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    column.size(proposal, of: box, &pass)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    column.range(along: axis, across: across, of: box, &pass)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) { column.place(box, &pass) }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    column.guide(alignment, of: box)
  }

  /// All title stacks are the same.
  func difference(from old: TitleStackLayout, _ texts: TextComparison) -> Difference { .none }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.drawChildren(of: box)
    let frame = painter.frame(of: box)
    for child in box.children.dropFirst() {
      let rect = GridRect(
        x: frame.x + Int(child.origin.x), y: frame.y + Int(child.origin.y),
        width: Int(child.size.width), height: Int(child.size.height))
      painter.surface.recolor(rect.intersection(painter.clip)) { $0.attributes.insert(.dim) }
    }
  }
}
