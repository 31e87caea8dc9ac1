/// Several views, one after the other, without a layout of their own.
public struct TupleView<T> {
  public var value: T
  @usableFromInline let writeElements: @MainActor (T, inout _Tree) -> Void

  /// A tuple of views; elements that are no views draw nothing.
  public nonisolated init(_ value: T) {
    self.value = value
    writeElements = { value, tree in
      for child in Mirror(reflecting: value).children {
        guard let view = child.value as? any View else { continue }
        TupleView.write(view, to: &tree)
      }
    }
  }

  @inlinable
  nonisolated init(_ value: T, write: @escaping @MainActor (T, inout _Tree) -> Void) {
    self.value = value
    writeElements = write
  }
}

extension TupleView: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: TupleView<T>, to tree: inout _Tree) {
    tree.noteSeveralViews()
    view.writeElements(view.value, &tree)
  }

  @MainActor
  private static func write<Content: View>(_ view: Content, to tree: inout _Tree) {
    Content._write(view, to: &tree)
  }
}
