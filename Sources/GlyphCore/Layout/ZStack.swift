/// Views over each other, the last one in front.
///
/// It is as large as the views with the highest layout priority together; all are then offered
/// that size.
public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: ZStack<Content>, to tree: inout _Tree) {
    let opening = tree._openPile(view.alignment)
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}

@MainActor
extension _Tree {
  /// Opens a box whose content stands over each other.
  public mutating func _openPile(_ alignment: Alignment) -> _Opening {
    let guided = GuidedAlignment(alignment, cellSize)
    var opening: _Opening
    if let plain = guided.plain {
      opening = open(ZStackPrimitive(placement: plain))
    } else {
      opening = open(ZStackPrimitive(placement: guided))
    }
    opening.axis = surroundings.axis
    surroundings.axis = nil
    return opening
  }
}
