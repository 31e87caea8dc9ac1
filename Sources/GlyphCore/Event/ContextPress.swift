import GlyphCells

/// A view of which a person may want more than what activating it does.
public struct _ContextPressModifier {
  let isStop: Bool
  let isOffered: () -> Bool
  let action: () -> Void
}

extension _ContextPressModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _ContextPressModifier, around content: Inner, to tree: inout _Tree
  ) {
    let ambient = tree.surroundings.ambient.values
    let opening = tree.openMarker(.scope, key: modifier.isStop ? 1 : 0)
    let scope = modifier.isStop ? tree.enterFocusScope() : nil
    tree.pushWrapper(
      ContextPressLayout(
        modifier: modifier, focusScope: scope?.focus, isEnabled: ambient.isEnabled,
        showsFocus: ambient.isFocusEffectEnabled))
    Inner._write(content, to: &tree)
    tree.popWrapper()
    if let scope { tree._leave(scope.opening) }
    tree.closeMarker(opening)
  }
}

/// The box around such a view.
struct ContextPressLayout: UnseenPrimitive {
  let modifier: _ContextPressModifier
  let focusScope: FocusScope?
  let isEnabled: Bool
  let showsFocus: Bool

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(ContextPressLayout.self) }

  /// How long the pointer is held down, in seconds.
  static let duration = 0.5

  var isOffered: Bool { isEnabled && modifier.isOffered() }

  func difference(from old: ContextPressLayout, _ texts: TextComparison) -> Difference {
    showsFocus == old.showsFocus ? .behaviour : .ink
  }
}

extension ContextPressLayout: Responder {
  var isFallbackStop: Bool { isEnabled && modifier.isStop }

  func respond(to event: Event) -> Bool {
    guard isOffered, event == .key(.return, modifiers: .option) else { return false }
    modifier.action()
    return true
  }

  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    guard isOffered else { return .ignored }
    switch pointer.phase {
    case .began:
      // The host looks at the pointer again when it is due.
      let host = box.node.tree
      host.timers.schedule(at: host.now + ContextPressLayout.duration) {}
      return .possible
    case .moved:
      guard pointer.point == pointer.start,
        pointer.held >= ContextPressLayout.duration - TimerQueue.tolerance
      else { return .possible }
      modifier.action()
      return .recognized
    case .ended: return .possible
    case .cancelled, .clicked: return .ignored
    }
  }
}

extension View {
  /// Acts when a person wants to know what else can be done with the view: on Option-Return while
  /// the view or one in it has focus, and when the pointer is held down on it for half a second.
  ///
  /// The building block of context menus. Tab stops here if it stops nowhere inside, unless
  /// `isStop` is false; while `isOffered` is false there is nothing else that can be done.
  public nonisolated func onContextPress(
    isStop: Bool = true, isOffered: @escaping () -> Bool = { true },
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_ContextPressModifier(isStop: isStop, isOffered: isOffered, action: action))
  }
}
