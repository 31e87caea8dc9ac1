import Foundation

/// A key that was pressed, as `onKeyPress` sees it.
public struct KeyPress: Sendable {
  /// Which part of a press: terminals only tell that a key went down.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press was taken or goes on to the next view around.
  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers

  init(key: KeyEquivalent, modifiers: EventModifiers) {
    phase = .down
    self.key = key
    characters = String(key.character)
    self.modifiers = modifiers
  }
}

/// Acts on keys while the view, or one inside of it, has focus.
struct KeyPressLayout: UnseenPrimitive {
  let takes: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
  let isEnabled: Bool

  static var responds: Bool { true }
  static var takesPointer: Bool { false }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(KeyPressLayout.self) }

  func difference(from old: KeyPressLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension KeyPressLayout: Responder {
  var listensWithoutFocus: Bool { true }

  func respond(to event: Event) -> Bool {
    guard isEnabled, case .key(let key, let modifiers) = event else { return false }
    let press = KeyPress(key: key, modifiers: modifiers)
    return takes(press) && action(press) == .handled
  }
}

/// The modifier of `onKeyPress`.
public struct _KeyPressModifier {
  let takes: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension _KeyPressModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      KeyPressLayout(
        takes: takes, action: action, isEnabled: tree.surroundings.ambient.values.isEnabled))
  }
}
