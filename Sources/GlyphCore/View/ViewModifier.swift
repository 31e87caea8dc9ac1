/// A way to change views: a body around a placeholder for the view that it is applied to.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// What stands in the place of the content.
  @ViewBuilder func body(content: Content) -> Body

  static func _write<Inner: View>(
    _ modifier: Self, around content: Inner, to tree: inout _Tree)
}

extension ViewModifier {
  public static func _write<Inner: View>(
    _ modifier: Self, around content: Inner, to tree: inout _Tree
  ) {
    let source = TypedViewSource(content)
    ModifierBody<Self>._write(ModifierBody(modifier: modifier, source: source), to: &tree)
  }

  /// Both modifiers, this one nearer to the content.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }
}

/// The view that a modifier is applied to, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ViewSource
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _write(_ view: _ViewModifier_Content<Modifier>, to tree: inout _Tree) {
    view.source.write(to: &tree)
  }
}

/// The body of a modifier as a view, so that a modifier's state lives like a view's.
private struct ModifierBody<Modifier: ViewModifier>: PropertyHolder {
  let modifier: Modifier
  let source: ViewSource
}

extension ModifierBody: View {
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }

  static func _write(_ view: ModifierBody<Modifier>, to tree: inout _Tree) {
    let info = TypeInfo.of(Self.self)
    if info.needsNode {
      tree._writeNode(view)
    } else {
      tree.writeInPlace(view, info) { Self._evaluate($0, to: &$1) }
    }
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: EmptyModifier, around content: Inner, to tree: inout _Tree
  ) {
    Inner._write(content, to: &tree)
  }
}
