/// A view that is not there: no size, no place, no spacing around it.
public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: EmptyView, to tree: inout _Tree) {}
}
