import GlyphCells

extension EditSession {
  /// The text, as it may be read aloud; nil while there is none.
  var spoken: String? {
    guard !edited.text.isEmpty else { return nil }
    guard traits.isConcealed else { return CleanText(edited.text).string }
    let count = edited.text.count
    return count == 1 ? "1 character" : "\(count) characters"
  }

  var kind: AccessibilityTextInput {
    traits.isConcealed ? .secret : traits.lines == .filling ? .lines : .line
  }
}
