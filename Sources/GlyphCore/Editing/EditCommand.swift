/// What a key does to a text.
enum EditCommand: Equatable {
  case insert(String)
  case move(EditMotion, extends: Bool)
  /// Removes what lies between the caret and a place; `kills` keeps it to be put back.
  case delete(EditMotion, kills: Bool)
  case cut, copy, yank, undo, redo, selectAll
  case submit
}

/// Where a caret goes.
enum EditMotion: Equatable {
  case left, right, wordLeft, wordRight, blankLeft
  case lineStart, lineEnd, paragraphStart, paragraphEnd
  case up, down, pageUp, pageDown
  case start, end
}

extension EditCommand {
  /// The command of a key, as terminals and shells have them; nil for keys that are not for texts.
  init?(_ key: KeyEquivalent, _ modifiers: EventModifiers, isMultiline: Bool) {
    if let command = EditCommand.named(key, modifiers, isMultiline: isMultiline) {
      self = command
      return
    }
    let plain = modifiers.subtracting([.shift, .capsLock, .numericPad])
    if plain.isEmpty {
      guard let text = EditCommand.typed(key, modifiers) else { return nil }
      self = .insert(text)
      return
    }
    let letter = KeyEquivalent(Character(key.character.lowercased()))
    let isShifted = modifiers.contains(.shift) || letter != key
    let command: EditCommand?
    switch plain {
    case .control, .command: command = EditCommand.control(letter, isShifted, isMultiline)
    case .option: command = EditCommand.option(letter)
    default: command = nil
    }
    guard let command else { return nil }
    self = command
  }

  private static func typed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String? {
    guard let scalar = key.character.unicodeScalars.first, scalar.value >= 0x20,
      scalar.value != 0x7F, !(0xF700...0xF8FF).contains(scalar.value)
    else { return nil }
    return modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)
  }

  /// Keys with names, with or without modifiers.
  private static func named(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, isMultiline: Bool
  ) -> EditCommand? {
    let isShifted = modifiers.contains(.shift)
    let isFar = !modifiers.isDisjoint(with: [.control, .option, .command])
    switch key {
    case .leftArrow: return .move(isFar ? .wordLeft : .left, extends: isShifted)
    case .rightArrow: return .move(isFar ? .wordRight : .right, extends: isShifted)
    case .home: return .move(isFar ? .start : .lineStart, extends: isShifted)
    case .end: return .move(isFar ? .end : .lineEnd, extends: isShifted)
    case .delete: return .delete(isFar ? .wordLeft : .left, kills: isFar)
    case .deleteForward: return .delete(isFar ? .wordRight : .right, kills: isFar)
    case .upArrow where isMultiline: return .move(.up, extends: isShifted)
    case .downArrow where isMultiline: return .move(.down, extends: isShifted)
    case .pageUp where isMultiline: return .move(.pageUp, extends: isShifted)
    case .pageDown where isMultiline: return .move(.pageDown, extends: isShifted)
    default: return nil
    }
  }

  private static func control(
    _ key: KeyEquivalent, _ isShifted: Bool, _ isMultiline: Bool
  ) -> EditCommand? {
    switch key {
    case "a": return .selectAll
    case "e": return .move(.lineEnd, extends: isShifted)
    case "b": return .move(.left, extends: isShifted)
    case "f": return .move(.right, extends: isShifted)
    case "p" where isMultiline: return .move(.up, extends: isShifted)
    case "n" where isMultiline: return .move(.down, extends: isShifted)
    case "h": return .delete(.left, kills: false)
    case "d": return .delete(.right, kills: false)
    case "k": return .delete(.paragraphEnd, kills: true)
    case "u": return .delete(.paragraphStart, kills: true)
    case "w": return .delete(.blankLeft, kills: true)
    case "x": return .cut
    case "y": return .yank
    case "z": return isShifted ? .redo : .undo
    case "_", "/": return .undo
    default: return nil
    }
  }

  private static func option(_ key: KeyEquivalent) -> EditCommand? {
    switch key {
    case "b": return .move(.wordLeft, extends: false)
    case "f": return .move(.wordRight, extends: false)
    case "d": return .delete(.wordRight, kills: true)
    case "w": return .copy
    case "z": return .redo
    case "<": return .move(.start, extends: false)
    case ">": return .move(.end, extends: false)
    default: return nil
    }
  }
}
