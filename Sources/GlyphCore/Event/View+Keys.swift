import Foundation

extension View {
  /// Acts on one key, without modifiers, while the view or one in it has focus.
  public nonisolated consuming func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        takes: { $0.key == key && $0.modifiers.isEmpty }, action: { _ in action() }))
  }

  /// Acts on one key while the view or one in it has focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Acts on some keys while the view or one in it has focus.
  public nonisolated consuming func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        takes: { phases.contains($0.phase) && keys.contains($0.key) }, action: action))
  }

  /// Acts on keys that type certain characters while the view or one in it has focus.
  public nonisolated consuming func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        takes: { press in
          phases.contains(press.phase)
            && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Acts on every key while the view or one in it has focus.
  public nonisolated consuming func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(takes: { phases.contains($0.phase) }, action: action))
  }
}

/// The direction of a move command.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension View {
  /// Acts on arrow keys.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onKeyPress(keys: Set(directions.keys)) { press in
      guard let action, let direction = directions[press.key], press.modifiers.isEmpty else {
        return .ignored
      }
      action(direction)
      return .handled
    }
  }

  /// Acts on Escape.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand(keys: [.escape], action)
  }

  /// Acts on Delete and Backspace.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(keys: [.delete, .deleteForward], action)
  }

  private nonisolated func onCommand(
    keys: Set<KeyEquivalent>, _ action: (() -> Void)?
  ) -> some View {
    onKeyPress(keys: keys) { press in
      guard let action, press.modifiers.isEmpty else { return .ignored }
      action()
      return .handled
    }
  }
}
