import GlyphCells

/// Commands of a scene: nothing of them is seen and Tab does not stop there, but their shortcuts act.
struct CommandLayout: Primitive {
  static var clips: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    for child in box.children { _ = child.size(CellProposal(width: nil, height: nil), &pass) }
    return CellExtent()
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    for child in box.children {
      child.place(at: CellOffset(), CellProposal(width: nil, height: nil), &pass)
    }
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {}
  func hidesContents(_ box: BoxRef) -> Bool { true }
}

/// Views that are there for their shortcuts alone.
package struct CommandViews<Content: View> {
  let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension CommandViews: View {
  package typealias Body = Never

  package static func _write(_ view: CommandViews<Content>, to tree: inout _Tree) {
    let opening = tree.open(CommandLayout())
    Content._write(view.content, to: &tree)
    tree.close(opening)
  }
}
