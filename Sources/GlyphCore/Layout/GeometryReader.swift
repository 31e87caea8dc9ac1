/// A view that takes all the room it is offered, and whose content is a function of that room.
///
/// The content is evaluated once the size is known, and again when it changes; it never counts for
/// the size. Views inside stand over each other at the top leading corner.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _write(_ view: GeometryReader<Content>, to tree: inout _Tree) {
    let marker = tree.openMarker(.scope)
    let store = tree.keptObject(marker, GeometryStore.self) ?? GeometryStore()
    tree.keep(store, in: marker)
    var opening = tree.open(
      GeometryPrimitive(
        store: store, idealWidth: tree.unspecifiedLength(along: .horizontal),
        idealHeight: tree.unspecifiedLength(along: .vertical)))
    opening.axis = tree.surroundings.axis
    tree.surroundings.axis = nil
    tree._writeNode(
      GeometryContent(
        content: view.content,
        proxy: GeometryProxy(store: store, cellSize: tree.cellSize)))
    tree._closeStack(opening)
    tree.closeMarker(marker)
  }
}

/// The content of a reader, in a node of its own: it alone is evaluated when the room changes.
private struct GeometryContent<Content: View> {
  let content: (GeometryProxy) -> Content
  let proxy: GeometryProxy
}

extension GeometryContent: View {
  var body: some View {
    if proxy.store.isKnown.read() { content(proxy) }
  }
}

/// A box that takes what it is offered and tells how much that was.
struct GeometryPrimitive: Primitive {
  let store: GeometryStore
  let idealWidth: Int32
  let idealHeight: Int32

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    CellExtent(
      width: proposal.width >= 0 ? proposal.width : idealWidth,
      height: proposal.height >= 0 ? proposal.height : idealHeight)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    .any
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let proposal = CellProposal(width: box.size.width, height: box.size.height)
    for child in box.children {
      _ = child.size(proposal, &pass)
      child.place(at: CellOffset(), proposal, &pass)
    }
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) { painter.drawPile(box.children) }

  func difference(from old: GeometryPrimitive, _ texts: TextComparison) -> Difference {
    idealWidth == old.idealWidth && idealHeight == old.idealHeight ? .none : .layout
  }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { host.geometry.add(object, store) }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) { host.geometry.remove(object) }
}
