import GlyphCells

/// A view that was taken out and is still to be seen: a small tree of its own, outside of the tree
/// that can be reached.
final class DepartingNode: Node {
  let content: Node

  /// Takes over a node from the box around it, where it stands now.
  init(_ content: Node, in enclosing: BoxRef) {
    self.content = content
    let frame = enclosing.frame
    super.init(tree: content.tree, surroundings: content.surroundings)
    var writer = FragmentWriter.borrow()
    var box = _Tree.template(
      DepartingLayout(size: enclosing.size, clip: enclosing.clipOutside ?? frame.everything))
    box.span = 2
    box.proposal = enclosing.proposal
    box.size = enclosing.size
    box.origin = CellOffset(x: Int32(clamping: frame.x), y: Int32(clamping: frame.y))
    box.flags.formUnion([.sized, .placed, .overflows])
    writer.append().initialize(to: box)
    var marker = Box(kind: Marker.self)
    marker.role = .node
    marker.up = 0
    marker.payload.words.0 = Payload.address(Unmanaged.passRetained(content).toOpaque())
    marker.flags.insert(.object)
    writer.append().initialize(to: marker)
    fragment.store(writer)
    content.parent = self
    content.index = 1
  }

  override var name: String { content.name }

  var box: BoxRef { BoxRef(pointer: fragment.boxes, node: self) }

  /// Whether another node is the view that goes, or one in it.
  func contains(_ node: Node) -> Bool {
    var node = node
    while let parent = node.parent { node = parent }
    return node === self
  }
}

extension BoxRef {
  /// The part of the surface outside of which nothing in this box is drawn; nil is everywhere.
  fileprivate var clipOutside: GridRect? {
    var clip: GridRect?
    var box: BoxRef? = self
    while let current = box {
      if current.kind.clips { clip = clip.map { $0.intersection(current.frame) } ?? current.frame }
      box = current.enclosing
    }
    return clip
  }
}

extension GridRect {
  fileprivate var everything: GridRect {
    GridRect(x: 0, y: 0, width: Int(CellProposal.infinity), height: Int(CellProposal.infinity))
  }
}
