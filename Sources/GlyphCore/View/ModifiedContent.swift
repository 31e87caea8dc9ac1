/// Something with a modifier on it.
///
/// Modifiers and builders consume the views that they are given: a view may hold a dozen texts, and
/// copying it at every step would be a tenth of the time of a first frame.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: ModifiedContent<Content, Modifier>, to tree: inout _Tree) {
    Modifier._write(view.modifier, around: view.content, to: &tree)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @inlinable
  public static func _write<Inner: View>(
    _ modifier: ModifiedContent<Content, Modifier>, around content: Inner, to tree: inout _Tree
  ) {
    let inner = ModifiedContent<Inner, Content>(content: content, modifier: modifier.content)
    Modifier._write(modifier.modifier, around: inner, to: &tree)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier.
  @inlinable
  public nonisolated consuming func modifier<T>(
    _ modifier: consuming T
  ) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
