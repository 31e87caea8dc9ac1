/// What a view wants focus for; every kind means that Tab stops there.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1 << 0)
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view at which Tab stops.
public struct _FocusableModifier {
  let isFocusable: Bool
}

extension _FocusableModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _FocusableModifier, around content: Inner, to tree: inout _Tree
  ) {
    let ambient = tree.surroundings.ambient.values
    let (opening, focus) = tree.enterFocusScope()
    tree.pushWrapper(
      FocusableLayout(
        focus: focus, isFocusable: modifier.isFocusable && ambient.isEnabled,
        showsFocus: ambient.isFocusEffectEnabled))
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree._leave(opening)
  }
}

struct FocusableLayout: UnseenPrimitive {
  let focus: FocusScope
  let isFocusable: Bool
  let showsFocus: Bool

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(FocusableLayout.self) }

  func difference(from old: FocusableLayout, _ texts: TextComparison) -> Difference {
    showsFocus == old.showsFocus ? .behaviour : .ink
  }
}

extension FocusableLayout: Responder {
  var focusScope: FocusScope? { focus }
}

extension View {
  /// Lets Tab stop at the view.
  public nonisolated consuming func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets Tab stop at the view, for some interactions.
  public nonisolated consuming func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
