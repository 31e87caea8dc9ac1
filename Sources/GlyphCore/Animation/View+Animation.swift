/// The modifier of `animation(_:value:)`.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _AnimationModifier<Value>, around content: Inner, to tree: inout _Tree
  ) {
    let outer = tree.animation
    let opening = tree.openMarker(.scope)
    let last = tree.keptObject(opening, LastValue<Value>.self) ?? LastValue(modifier.value)
    if last.value != modifier.value {
      last.value = modifier.value
      tree.animation = tree.host.animates ? modifier.animation : nil
    }
    tree.keep(last, in: opening)
    Inner._write(content, to: &tree)
    tree.closeMarker(opening)
    tree.animation = outer
  }
}

/// What the value of an animation was when its view was written last.
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// The modifier of `animation(_:)`.
public struct _AnyChangeAnimationModifier {
  let animation: Animation?
}

extension _AnyChangeAnimationModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _AnyChangeAnimationModifier, around content: Inner, to tree: inout _Tree
  ) {
    let outer = tree.animation
    tree.animation = tree.host.animates ? modifier.animation : nil
    Inner._write(content, to: &tree)
    tree.animation = outer
  }
}

extension View {
  /// Lets changes in this view take time whenever the value differs from that of the last body;
  /// nil lets them come at once.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Lets every change in this view take time; nil lets them come at once.
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_AnyChangeAnimationModifier(animation: animation))
  }
}

extension View where Self: Equatable {
  /// Lets changes in this view take time whenever it differs from that of the last body.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation, value: self))
  }
}
