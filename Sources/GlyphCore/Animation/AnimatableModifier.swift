/// A modifier whose numbers are shown on their way; conforming to both protocols is the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Self: Animatable {
  public static func _write<Inner: View>(
    _ modifier: Self, around content: Inner, to tree: inout _Tree
  ) {
    let body = AnimatedModifierBody(modifier: modifier, source: TypedViewSource(content))
    AnimatedView._write(AnimatedView(content: body), to: &tree)
  }
}

/// The body of such a modifier as a view.
private struct AnimatedModifierBody<Modifier: ViewModifier & Animatable>: PropertyHolder {
  var modifier: Modifier
  let source: ViewSource
}

extension AnimatedModifierBody: View, Animatable {
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }

  nonisolated var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
