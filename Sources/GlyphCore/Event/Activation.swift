import GlyphCells

/// A view that does something on a click, on Space and on Return.
public struct _ActivationModifier {
  let count: Int
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension _ActivationModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _ActivationModifier, around content: Inner, to tree: inout _Tree
  ) {
    let ambient = tree.surroundings.ambient.values
    let (opening, focus) = tree.enterFocusScope()
    tree.pushWrapper(
      ActivationLayout(
        modifier: modifier, focus: focus, isEnabled: ambient.isEnabled,
        showsFocus: ambient.isFocusEffectEnabled))
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree._leave(opening)
  }
}

/// The box around such a view.
struct ActivationLayout: PassivePrimitive {
  let modifier: _ActivationModifier
  let focus: FocusScope
  let isEnabled: Bool
  let showsFocus: Bool

  static var responds: Bool { true }

  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(ActivationLayout.self) }

  func difference(from old: ActivationLayout, _ texts: TextComparison) -> Difference {
    showsFocus == old.showsFocus ? .behaviour : .ink
  }
}

extension ActivationLayout: Responder {
  var isFocusable: Bool { isEnabled }
  var focusScope: FocusScope? { focus }

  func respond(to event: Event) -> Bool {
    guard isEnabled else { return false }
    switch event {
    case .key(.space, modifiers: []), .key(.return, modifiers: []):
      for _ in 0..<max(1, modifier.count) { tap() }
      return true
    default: return false
    }
  }

  func press(_ phase: PressPhase) -> Bool {
    guard isEnabled else { return false }
    modifier.onPressingChanged?(phase == .began)
    if phase == .ended(isInside: true) { tap() }
    return true
  }

  /// A gesture of several taps acts on the last one; keys stand for all of them at once.
  private func tap() { modifier.action() }
}

extension View {
  /// Acts on a click, and on Space and Return while the view has focus; the building block of
  /// buttons. While the pointer is down on the view, `onPressingChanged` has been told true.
  public nonisolated func onActivate(
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _ActivationModifier(count: 1, action: action, onPressingChanged: onPressingChanged))
  }

  /// Acts on a tap, and, since a terminal has keys first, on Space and Return while the view has
  /// focus, which Tab brings here.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_ActivationModifier(count: count, action: action, onPressingChanged: nil))
  }

  /// Leaves it to the view itself to show that it has focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_EnvironmentModifier { if disabled { $0.isFocusEffectEnabled = false } })
  }

  /// Lets controls in this view react or not; an outer `true` cannot be undone.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
