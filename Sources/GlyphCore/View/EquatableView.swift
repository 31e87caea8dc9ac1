/// A view that counts as unchanged as long as `==` says so, whatever it consists of.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content

  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never

  public static func _write(_ view: EquatableView<Content>, to tree: inout _Tree) {
    tree._writeNode(view.content)
  }
}

extension View where Self: Equatable {
  /// Does not evaluate the body again while the view equals the one before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
