import GlyphCells

/// The whole surface. What is smaller stands in the middle; what is larger starts at the top
/// leading corner, so that its beginning can be read.
struct RootLayout: Primitive {
  static var clips: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    var extent = CellExtent()
    for child in box.children {
      let size = child.size(proposal, &pass)
      extent.width = max(extent.width, size.width)
      extent.height = max(extent.height, size.height)
    }
    return CellExtent(
      width: proposal.width >= 0 ? proposal.width : extent.width,
      height: proposal.height >= 0 ? proposal.height : extent.height)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    for child in box.children {
      let size = child.size(box.proposal, &pass)
      let x = max(0, (box.size.width - size.width) / 2)
      let y = max(0, (box.size.height - size.height) / 2)
      child.place(at: CellOffset(x: x, y: y), box.proposal, &pass)
    }
  }
}

/// The view at the root of every host: one box around the content, several views as in a column.
struct RootView<Content: View> {
  let content: Content
}

extension RootView: View {
  typealias Body = Never

  static func _write(_ view: RootView<Content>, to tree: inout _Tree) {
    let opening = tree.open(RootLayout())
    let presentations = tree.host.presentations
    tree.pushWrapper(BackgroundScreen(presentations: presentations))
    let column = tree._openColumn(.center, spacing: nil)
    Content._write(view.content, to: &tree)
    tree._closeStack(column)
    tree.popWrapper()
    presentations.writeStage(to: &tree)
    tree.close(opening)
  }
}
