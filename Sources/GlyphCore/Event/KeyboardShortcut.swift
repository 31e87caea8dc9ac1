/// A key, with modifiers, that acts on a control from anywhere.
///
/// Terminals have no command key: `.command` is the control key.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's language; accepted without effect.
  public struct Localization: Hashable, Sendable {
    private let name: String
    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the control that a dialog is about.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the control that leaves a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ pressed: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    pressed == key
      && KeyboardShortcut.onTerminal(modifiers)
        == KeyboardShortcut.onTerminal(
          self.modifiers)
  }

  private static func onTerminal(_ modifiers: EventModifiers) -> EventModifiers {
    modifiers.contains(.command)
      ? modifiers.subtracting(.command).union(.control) : modifiers
  }
}

/// Lets a key act on the first control inside.
struct ShortcutLayout: UnseenPrimitive {
  let shortcut: KeyboardShortcut?

  static var responds: Bool { true }
  static var takesPointer: Bool { false }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(ShortcutLayout.self) }

  func difference(from old: ShortcutLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension ShortcutLayout: Responder {}

/// The modifier of `keyboardShortcut`.
public struct _ShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension _ShortcutModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(ShortcutLayout(shortcut: shortcut))
  }
}

extension View {
  /// Lets a key act on the control from anywhere on the screen; `.command` is the control key.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key act on the control from anywhere on the screen.
  public nonisolated consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_ShortcutModifier(shortcut: shortcut))
  }

  /// Lets a key, if there is one, act on the control from anywhere on the screen.
  public nonisolated consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_ShortcutModifier(shortcut: shortcut))
  }

  /// Lets a key act on the control from anywhere on the screen.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
