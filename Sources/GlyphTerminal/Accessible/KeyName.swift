import GlyphCore

/// A key as people write it: `e`, `esc`, `ctrl-s`, `shift-tab`, `f1`.
enum KeyName {
  static func parse(_ name: String) -> (KeyEquivalent, EventModifiers)? {
    var rest = name.lowercased()[...]
    var modifiers: EventModifiers = []
    while let (prefix, modifier) = prefixes.first(where: {
      rest.hasPrefix($0.0) && rest.count > $0.0.count
    }) {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if let key = names[String(rest)] { return (key, modifiers) }
    if rest.count > 1, rest.first == "f", let number = Int(rest.dropFirst()),
      (1...35).contains(number)
    {
      return (.function(number), modifiers)
    }
    // The letter itself, in the case in which it was written.
    guard rest.count == 1, let letter = name.last else { return nil }
    return (KeyEquivalent(modifiers.isEmpty ? letter : Character(letter.lowercased())), modifiers)
  }

  private static let prefixes: [(String, EventModifiers)] = [
    ("ctrl-", .control), ("control-", .control), ("^", .control), ("alt-", .option),
    ("option-", .option), ("shift-", .shift), ("cmd-", .command), ("command-", .command),
  ]

  private static let names: [String: KeyEquivalent] = [
    "esc": .escape, "escape": .escape, "return": .return, "enter": .return, "tab": .tab,
    "space": .space, "backspace": .delete, "del": .delete, "delete": .delete,
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "home": .home, "end": .end, "page-up": .pageUp, "page-down": .pageDown,
  ]
}
