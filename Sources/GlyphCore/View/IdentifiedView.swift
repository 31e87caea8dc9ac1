/// A view with an identity that is given, not taken from its place alone.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View {
  public typealias Body = Never

  public static func _write(_ view: IDView<Content, ID>, to tree: inout _Tree) {
    let opening = tree.openMarker(.branch, key: ElementKey.explicit(ElementKey.make(view.id)))
    Content._write(view.content, to: &tree)
    tree.closeMarker(opening)
  }
}

extension View {
  /// Gives the view an identity: another id is another view, with state of its own.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// What tells elements apart: small integers are themselves, everything else is its hash, of which
/// two are equal by accident once in some billion lists of a hundred thousand elements.
@usableFromInline
enum ElementKey {
  @inlinable
  static func make<ID: Hashable>(_ id: ID) -> UInt {
    if let integer = id as? Int { return UInt(bitPattern: integer) }
    var hasher = Hasher()
    hasher.combine(id)
    return UInt(bitPattern: hasher.finalize())
  }
}
