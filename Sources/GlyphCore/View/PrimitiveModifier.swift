/// A modifier that puts one box around each box of its content.
@MainActor @preconcurrency
public protocol _BoxModifier: ViewModifier where Body == Never {
  func _push(to tree: inout _Tree)
}

extension _BoxModifier {
  @inlinable
  public static func _write<Inner: View>(
    _ modifier: Self, around content: Inner, to tree: inout _Tree
  ) {
    modifier._push(to: &tree)
    Inner._write(content, to: &tree)
    tree._pop()
  }
}

/// A modifier that changes what its content finds around itself, and leaves no box.
@MainActor @preconcurrency
public protocol _SurroundingsModifier: ViewModifier where Body == Never {
  func _enter(_ tree: inout _Tree) -> _Opening
}

extension _SurroundingsModifier {
  @inlinable
  public static func _write<Inner: View>(
    _ modifier: Self, around content: Inner, to tree: inout _Tree
  ) {
    let opening = modifier._enter(&tree)
    Inner._write(content, to: &tree)
    tree._leave(opening)
  }
}

extension _Tree {
  public mutating func _pop() { popWrapper() }
}
