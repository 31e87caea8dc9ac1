extension KeyboardShortcut {
  /// The keys as a terminal's users write them: `^S`, `Alt-Return`, `Shift-F1`.
  package var name: String {
    var name = ""
    if modifiers.contains(.option) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    if modifiers.contains(.command) || modifiers.contains(.control) { name += "^" }
    return name + key.name
  }
}

extension KeyEquivalent {
  /// What is written on the key.
  package var name: String {
    if let name = KeyEquivalent.names[self] { return name }
    if let value = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(value) {
      return "F\(value - 0xF703)"
    }
    return character.uppercased()
  }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right",
    .escape: "Esc", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
    .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear", .tab: "Tab", .space: "Space",
    .return: "Return",
  ]
}
