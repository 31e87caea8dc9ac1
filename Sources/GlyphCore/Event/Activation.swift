import Foundation
import GlyphCells

/// A view that does something on a click, on Space and on Return.
public struct _ActivationModifier {
  let count: Int
  let space: CoordinateSpace
  let action: Action
  let onPressingChanged: ((Bool) -> Void)?

  @usableFromInline
  nonisolated init(
    count: Int = 1, space: CoordinateSpace = .local, _ action: Action,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) {
    self.count = count
    self.space = space
    self.action = action
    self.onPressingChanged = onPressingChanged
  }

  @usableFromInline
  enum Action {
    case plain(() -> Void)
    /// Told where the click is.
    case located((CGPoint) -> Void)
  }
}

extension _ActivationModifier: ViewModifier {
  public typealias Body = Never

  @inlinable
  public static func _write<Inner: View>(
    _ modifier: _ActivationModifier, around content: Inner, to tree: inout _Tree
  ) {
    let opening = modifier.open(in: &tree)
    Inner._write(content, to: &tree)
    tree._pop()
    tree._leave(opening)
  }

  @usableFromInline
  func open(in tree: inout _Tree) -> _Opening {
    let ambient = tree.surroundings.ambient
    let (opening, focus) = tree.enterFocusScope()
    tree.pushWrapper(
      ActivationLayout(
        modifier: self, focus: focus, isEnabled: ambient.values.isEnabled,
        showsFocus: ambient.values.isFocusEffectEnabled, cellSize: ambient.values.cellSize))
    return opening
  }
}

/// The box around such a view.
struct ActivationLayout: UnseenPrimitive {
  let modifier: _ActivationModifier
  let focus: FocusScope
  let isEnabled: Bool
  let showsFocus: Bool
  let cellSize: CellSize

  static var responds: Bool { true }

  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(ActivationLayout.self) }

  func difference(from old: ActivationLayout, _ texts: TextComparison) -> Difference {
    showsFocus == old.showsFocus ? .behaviour : .ink
  }
}

extension ActivationLayout: Responder {
  var isFocusable: Bool { isEnabled }
  var focusScope: FocusScope? { focus }
  var isPress: Bool { modifier.count <= 1 }

  func respond(to event: Event, in box: BoxRef) -> Bool {
    guard isEnabled else { return false }
    switch event {
    case .key(.space, modifiers: []), .key(.return, modifiers: []):
      act(at: box.middle, in: box)
      return true
    default: return false
    }
  }

  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    guard isEnabled else { return .ignored }
    switch pointer.phase {
    case .began: press(true)
    case .moved: break
    case .cancelled: press(false)
    case .clicked: return .ignored
    case .ended:
      press(false)
      let isLast = pointer.clicks % max(1, modifier.count) == 0
      guard isLast, box.frame.contains(pointer.point) else { return .possible }
      act(at: pointer.point, in: box)
      return .recognized
    }
    return .possible
  }

  private func press(_ isDown: Bool) {
    focus.isPressed = isDown
    modifier.onPressingChanged?(isDown)
  }

  private func act(at point: GridPoint, in box: BoxRef) {
    switch modifier.action {
    case .plain(let action): action()
    case .located(let action): action(box.location(of: point, in: modifier.space, cellSize))
    }
  }
}

extension View {
  /// Acts on a click, and on Space and Return while the view has focus; the building block of
  /// buttons. While the pointer is down on the view, `onPressingChanged` has been told true, and
  /// `@Environment(\.isPressed)` is true inside.
  @inlinable
  public nonisolated consuming func onActivate(
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(_ActivationModifier(.plain(action), onPressingChanged: onPressingChanged))
  }

  /// Acts on a tap, or on so many in a row, and, since a terminal has keys first, on Space and
  /// Return while the view has focus, which Tab brings here.
  @inlinable
  public nonisolated consuming func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_ActivationModifier(count: count, .plain(action)))
  }

  /// Acts on a tap like the one without a location, and is told where: the middle of the cell in
  /// points of a coordinate space, for a key the middle of the view.
  public nonisolated consuming func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      _ActivationModifier(
        count: count, space: coordinateSpace.coordinateSpace, .located(action)))
  }

  @_disfavoredOverload
  public nonisolated consuming func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_ActivationModifier(count: count, space: coordinateSpace, .located(action)))
  }

  /// Leaves it to the view itself to show that it has focus.
  public nonisolated consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_EnvironmentModifier { if disabled { $0.isFocusEffectEnabled = false } })
  }

  /// Lets controls in this view react or not; an outer `true` cannot be undone.
  public nonisolated consuming func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
