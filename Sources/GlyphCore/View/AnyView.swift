/// A view whose type is not part of its own. Another type inside is another identity.
public struct AnyView {
  @usableFromInline let source: ViewSource
  @usableFromInline let key: UInt

  @inlinable
  public nonisolated init<V: View>(_ view: V) {
    // The types are compared first: a cast costs as much as all the rest.
    if V.self == AnyView.self, let erased = view as? AnyView {
      self = erased
    } else {
      source = TypedViewSource(view)
      key = UInt(bitPattern: unsafeBitCast(V.self as Any.Type, to: UnsafeRawPointer.self))
    }
  }

  @inlinable
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _write(_ view: AnyView, to tree: inout _Tree) {
    let opening = tree.openMarker(.branch, key: view.key)
    // A type that contains itself through AnyView can be as deep as its data: every so often the
    // rest waits for its turn in a node of its own instead of growing the stack.
    tree.erasedDepth += 1
    if tree.erasedDepth > 64 {
      tree._writeNode(DeferredView(source: view.source))
    } else {
      view.source.write(to: &tree)
    }
    tree.erasedDepth -= 1
    tree.closeMarker(opening)
  }
}

/// Views that are written in a node of their own.
private struct DeferredView {
  let source: ViewSource
}

extension DeferredView: View {
  typealias Body = Never

  static func _write(_ view: DeferredView, to tree: inout _Tree) { view.source.write(to: &tree) }
}
