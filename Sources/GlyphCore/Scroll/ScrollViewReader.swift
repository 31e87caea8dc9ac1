import GlyphCells

/// Lets its content scroll to views by their ids.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("End") { proxy.scrollTo(99) }
///   ScrollView { ForEach(0..<100, id: \.self) { Text("\($0)") } }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public typealias Body = Never

  public static func _write(_ view: ScrollViewReader<Content>, to tree: inout _Tree) {
    let marker = tree.openMarker(.scope)
    let places = tree.keptObject(marker, ScrollPlaces.self) ?? ScrollPlaces(tree.host)
    tree.keep(places, in: marker)
    tree.pushWrapper(ScrollReaderLayout(places: places))
    let content = view.content(ScrollViewProxy(places: places))
    Content._write(content, to: &tree)
    tree.popWrapper()
    tree.closeMarker(marker)
  }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let places: ScrollPlaces

  /// Scrolls until the view with an id, given by `id(_:)` or a `ForEach`, can be seen; with an
  /// anchor, until that point of the view is at that point of the window. Unknown ids do nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let places = places
    let key = ElementKey.make(id)
    places.host?.afterLayout { places.box(keyed: key)?.reveal(anchor: anchor) }
  }
}

/// The boxes that the content of a reader consists of.
final class ScrollPlaces {
  private(set) weak var host: TreeHost?
  private var objects: [PlacedObject] = []

  init(_ host: TreeHost) { self.host = host }

  func add(_ object: PlacedObject) { objects.append(object) }
  func remove(_ object: PlacedObject) { objects.removeAll { $0 === object } }

  func box(keyed key: UInt) -> BoxRef? {
    for object in objects {
      if let box = object.box?.descendant(keyed: key) { return box }
    }
    return nil
  }
}

/// Tells a reader what its content consists of.
struct ScrollReaderLayout: UnseenPrimitive {
  let places: ScrollPlaces

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { places.add(object) }
  func didLeave(_ object: PlacedObject, _ host: TreeHost) { places.remove(object) }

  func difference(from old: ScrollReaderLayout, _ texts: TextComparison) -> Difference { .none }
}

extension BoxRef {
  /// The first box inside of a place with an id.
  func descendant(keyed key: UInt) -> BoxRef? {
    let start = Int(index)
    return BoxRef.search(
      node, (start + 1)..<(start + Int(pointer.pointee.span)), key)
  }

  private static func search(_ node: Node, _ range: Range<Int>, _ key: UInt) -> BoxRef? {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = node.fragment.boxes + index
      switch entry.pointee.role {
      case .element where entry.pointee.payload.words.1 == key,
        .branch where entry.pointee.payload.words.1 == ElementKey.explicit(key):
        let inner = BoxChildren(
          from: entry + 1, to: entry + Int(entry.pointee.span), in: .passUnretained(node))
        for box in inner { return box }
      case .node:
        let inner = entry.pointee.node
        if let box = search(inner, 0..<Int(inner.fragment.count), key) { return box }
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension ElementKey {
  /// The key of a view that was given an id, which must not look like that of a branch.
  static func explicit(_ key: UInt) -> UInt { (key ^ 0x5C01_11D5) &* 0x9E37_79B9_7F4A_7C15 }
}
