@MainActor
extension EditSession {
  /// Does what a key or a paste asks for; false if it is for somebody else.
  func respond(to event: Event) -> Bool {
    switch event {
    case .paste(let text):
      insert(text)
      return true
    case .key(.return, let modifiers): return pressReturn(modifiers)
    case .key(let key, let modifiers):
      let isMultiline = traits.lines != .one
      guard let command = EditCommand(key, modifiers, isMultiline: isMultiline) else {
        return false
      }
      return perform(command)
    default: return false
    }
  }

  private func pressReturn(_ modifiers: EventModifiers) -> Bool {
    switch (traits.lines, modifiers) {
    case (.filling, []), (.filling, .shift), (.filling, .option), (.growing, .shift),
      (.growing, .option):
      insert("\n")
      return true
    case (_, []): return area?.box?.submit(traits.submits) ?? false
    default: return false
    }
  }

  private func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .insert(let text): insert(text, as: .typing)
    case .move(let motion, let extends): move(motion, extends: extends)
    case .delete(let motion, let kills): return delete(motion, kills: kills)
    case .selectAll: edit { $0.select(0..<$0.length) }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .yank: if let text = host?.killedText { insert(text) }
    case .copy: keepSelection()
    case .cut:
      keepSelection()
      if !traits.isConcealed { insert("") }
    case .submit: return false
    }
    return true
  }

  /// Puts text in the place of what is selected.
  private func insert(_ text: String, as kind: EditHistory.Kind = .other) {
    let text = accepted(text)
    edit { $0.replace($0.selection.range, with: text, as: kind) }
  }

  /// A text as it may stand here: one line has no newlines, and nothing has controls.
  private func accepted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += traits.lines == .one ? " " : "\n"
      } else if character == "\t" || character.unicodeScalars.allSatisfy(\.isShown) {
        result.append(character)
      }
    }
    return result
  }

  private func move(_ motion: EditMotion, extends: Bool) {
    let selection = edited.selection
    let target = target(of: motion)
    // Left and right leave a selection at its ends.
    if !extends, !selection.isEmpty, motion == .left || motion == .right {
      return edit {
        $0.move(to: motion == .left ? selection.range.lowerBound : selection.range.upperBound)
      }
    }
    edit { $0.move(to: target, extends: extends) }
  }

  private func delete(_ motion: EditMotion, kills: Bool) -> Bool {
    if !edited.selection.isEmpty {
      if kills { keepSelection() }
      edit { $0.replace($0.selection.range, with: "") }
      return true
    }
    let caret = edited.caret
    var target = target(of: motion)
    // At the end of a paragraph its newline goes.
    if target == caret, motion == .paragraphEnd { target = edited.after(caret) }
    let range = min(caret, target)..<max(caret, target)
    if kills { keep(edited[range]) }
    let kind: EditHistory.Kind =
      kills ? .other : motion == .left ? .deletingBackward : .deletingForward
    edit { $0.replace(range, with: "", as: kind) }
    return true
  }

  private func keepSelection() { keep(edited.selectedText) }

  private func keep(_ text: String) {
    guard !traits.isConcealed, !text.isEmpty else { return }
    host?.killedText = text
  }
}

extension Unicode.Scalar {
  /// Whether it is more than a signal to a terminal.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .surrogate: return false
    default: return true
    }
  }
}
