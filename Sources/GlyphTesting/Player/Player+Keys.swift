import GlyphUI

extension Player {
  /// Presses keys one after the other; true if each of them was taken by something.
  @discardableResult
  public func press(_ keys: KeyEquivalent..., modifiers: EventModifiers = []) -> Bool {
    var areTaken = true
    for key in keys where !send(.key(key, modifiers: modifiers)) { areTaken = false }
    return areTaken
  }

  /// Presses the key of each character, Return for a newline; true if all were taken.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var areTaken = true
    for character in text {
      let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(character)
      if !send(.key(key)) { areTaken = false }
    }
    return areTaken
  }

  /// Pastes text as a whole; true if something took it.
  @discardableResult
  public func paste(_ text: String) -> Bool { send(.paste(text)) }
}
