/// One of two views, as `if … else` and `switch` leave it. Each side has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline package let storage: Storage

  @usableFromInline
  package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @inlinable
  public static func _write(
    _ view: _ConditionalContent<TrueContent, FalseContent>, to tree: inout _Tree
  ) {
    switch view.storage {
    case .trueContent(let content):
      let opening = tree._openBranch(1)
      TrueContent._write(content, to: &tree)
      tree._closeBranch(opening)
    case .falseContent(let content):
      let opening = tree._openBranch(2)
      FalseContent._write(content, to: &tree)
      tree._closeBranch(opening)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: Wrapped?, to tree: inout _Tree) {
    let opening = tree._openBranch(view == nil ? 0 : 1)
    if let view { Wrapped._write(view, to: &tree) }
    tree._closeBranch(opening)
  }
}

extension _Tree {
  /// Groups the content of one side of a choice; another key is another identity.
  public mutating func _openBranch(_ key: UInt) -> _Opening { openMarker(.branch, key: key) }

  public mutating func _closeBranch(_ opening: _Opening) { closeMarker(opening) }
}
