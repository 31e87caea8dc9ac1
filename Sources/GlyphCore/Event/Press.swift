/// A view that does something on a click, and leaves focus and keys to those around it.
public struct _PressModifier {
  let action: () -> Void
}

extension _PressModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      PressLayout(action: action, isEnabled: tree.surroundings.ambient.values.isEnabled))
  }
}

/// The box around such a view.
struct PressLayout: UnseenPrimitive {
  let action: () -> Void
  let isEnabled: Bool

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(PressLayout.self) }

  func difference(from old: PressLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension PressLayout: Responder {
  var isPress: Bool { true }

  func press(_ phase: PressPhase) -> Bool {
    guard isEnabled else { return false }
    if phase == .ended(isInside: true) { action() }
    return true
  }
}

extension View {
  /// Acts on a click without becoming a stop for Tab: for the parts of a control that has keys of
  /// its own.
  public nonisolated consuming func onPress(perform action: @escaping () -> Void) -> some View {
    modifier(_PressModifier(action: action))
  }
}
