/// A text that is being edited: with a caret, a selection, and what was done to it.
///
/// Positions are offsets in UTF-8, always at the edge of a character as a reader sees it.
struct EditedText {
  private(set) var text: String
  private(set) var selection: EditSelection
  private(set) var history = EditHistory()

  /// A text that was not edited yet, with the caret behind it.
  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    selection = EditSelection(at: text.utf8.count)
  }

  var caret: Int { selection.head }
  var isEmpty: Bool { text.isEmpty }
  var length: Int { text.utf8.count }
  var canUndo: Bool { !history.done.isEmpty }
  var canRedo: Bool { !history.undone.isEmpty }

  /// What is selected; empty without a selection.
  var selectedText: String { self[selection.range] }

  subscript(range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), length))
  }

  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The nearest edge of a character that is not before an offset.
  func boundary(at offset: Int) -> Int {
    var index = self.index(offset)
    while index < text.endIndex, String.Index(index, within: text) == nil {
      index = text.utf8.index(after: index)
    }
    return self.offset(index)
  }

  /// Moves the caret; `extends` leaves the other end of the selection where it is.
  mutating func move(to offset: Int, extends: Bool = false) {
    let head = boundary(at: offset)
    selection = EditSelection(anchor: extends ? selection.anchor : head, head: head)
    history.breakRun()
  }

  mutating func select(_ range: Range<Int>) {
    selection = EditSelection(
      anchor: boundary(at: range.lowerBound), head: boundary(at: range.upperBound))
    history.breakRun()
  }

  /// Puts text in the place of a range, with the caret behind it.
  mutating func replace(_ range: Range<Int>, with new: String, as kind: EditHistory.Kind = .other) {
    let range = boundary(at: range.lowerBound)..<boundary(at: range.upperBound)
    let removed = self[range]
    guard !removed.isEmpty || !new.isEmpty else { return }
    let before = selection
    splice(range, new)
    selection = EditSelection(at: boundary(at: range.lowerBound + new.utf8.count))
    history.note(
      EditHistory.Step(
        offset: range.lowerBound, removed: removed, inserted: new, before: before,
        after: selection, kind: kind))
  }

  mutating func undo() {
    guard let step = history.takeBack() else { return }
    splice(step.offset..<(step.offset + step.inserted.utf8.count), step.removed)
    selection = step.before
  }

  mutating func redo() {
    guard let step = history.repeatNext() else { return }
    splice(step.offset..<(step.offset + step.removed.utf8.count), step.inserted)
    selection = step.after
  }

  private mutating func splice(_ range: Range<Int>, _ new: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    text.makeContiguousUTF8()
  }
}

/// A caret and the other end of what is selected.
struct EditSelection: Equatable {
  var anchor: Int
  var head: Int

  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  init(at offset: Int) { self.init(anchor: offset, head: offset) }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { anchor == head }
}
