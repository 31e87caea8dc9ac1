import GlyphCells

/// The editing at one place of the tree: the text, and which part of it is in sight.
final class EditSession {
  private(set) var edited: EditedText
  var traits: TextInputTraits
  private var binding: Binding<String>
  var dot = "•"
  let focus: FocusScope
  /// Where the program follows the selection, and what it knows of it.
  var selection: Binding<TextSelection?>?
  var told: TextSelection?

  /// The first column and row in sight.
  private(set) var origin = GridPoint(x: 0, y: 0)
  /// The room of the text, as it was drawn last.
  private(set) var room = GridSize(width: 0, height: 0)
  /// Whether the caret has to be in sight.
  private var followsCaret = true
  /// The column that the caret keeps to while it goes up and down.
  private var column: Int?
  private var known: (text: String, width: Int?, layout: EditLayout)?
  /// What was selected when the pointer went down.
  private var pressed = 0..<0

  /// The box that shows the text, and the host of the tree.
  weak var host: TreeHost?
  var area: PlacedObject?

  init(_ binding: Binding<String>, _ traits: TextInputTraits, focus: FocusScope) {
    self.binding = binding
    self.traits = traits
    self.focus = focus
    edited = EditedText(binding.wrappedValue)
  }

  var hasFocus: Bool { focus.isFocused }

  /// Takes over what the program says now; a text that is not the edited one is another text.
  func update(_ binding: Binding<String>, _ traits: TextInputTraits) {
    self.binding = binding
    self.traits = traits
    let text = binding.wrappedValue
    guard text != edited.text else { return }
    adopt(text)
  }

  private func adopt(_ text: String) {
    let caret = edited.caret
    let wasAtEnd = caret == edited.length
    edited = EditedText(text)
    if !wasAtEnd { edited.move(to: caret) }
    textChanged()
  }

  /// Changes the text, tells the program, and takes over what became of it.
  func edit(_ change: (inout EditedText) -> Void) {
    let before = edited.text
    change(&edited)
    followsCaret = true
    if edited.text == before {
      host?.touch(area, .ink)
      return tellSelection()
    }
    binding.wrappedValue = edited.text
    let accepted = Tracking.untracked { binding.wrappedValue }
    if accepted != edited.text { adopt(accepted) } else { textChanged() }
    tellSelection()
  }

  /// Selects without being asked by a person.
  func select(_ range: Range<Int>) {
    edited.select(range)
    followsCaret = true
    host?.touch(area, .ink)
  }

  private func textChanged() {
    followsCaret = true
    host?.touch(area, traits.lines == .growing ? .layout : .ink)
  }

  /// The lines for a width; one of the columns is the caret's.
  func layout(width: Int) -> EditLayout {
    let limit = traits.lines == .one ? nil : max(1, width - 1)
    if let known, known.width == limit, known.text == edited.text { return known.layout }
    let layout = EditLayout(edited.text, width: limit, dot: traits.isConcealed ? dot : nil)
    known = (edited.text, limit, layout)
    return layout
  }

  /// Where the caret is, in cells of the box; nil if it is out of sight.
  func caretCell(in size: CellExtent) -> GridPoint? {
    let layout = layout(width: Int(size.width))
    let place = layout.place(of: edited.caret)
    let cell = GridPoint(
      x: min(place.x - origin.x + indent(ofRow: place.y, layout, size), Int(size.width) - 1),
      y: place.y - origin.y)
    return cell.x >= 0 && cell.y >= 0 && cell.y < Int(size.height) ? cell : nil
  }

  var alignment = TextAlignment.leading

  /// How far a row is moved that has room to spare.
  func indent(ofRow row: Int, _ layout: EditLayout, _ size: CellExtent) -> Int {
    guard alignment != .leading, layout.lines.indices.contains(row) else { return 0 }
    let spare = max(0, Int(size.width) - 1 - layout.lines[row].width)
    return alignment == .center ? spare / 2 : spare
  }

  /// Brings the caret in sight if it has to be, and fills the room as far as there is text.
  func settle(in size: CellExtent, _ layout: EditLayout) {
    room = GridSize(width: Int(size.width), height: Int(size.height))
    let place = layout.place(of: edited.caret)
    if traits.lines == .one {
      let last = max(0, layout.width - room.width + 1)
      if !hasFocus {
        origin.x = 0
      } else if followsCaret {
        origin.x = min(max(origin.x, place.x - room.width + 1), place.x)
      }
      origin.x = min(max(0, origin.x), last)
      return
    }
    if followsCaret, hasFocus {
      origin.y = min(max(origin.y, place.y - room.height + 1), place.y)
    }
    origin.y = min(max(0, origin.y), max(0, layout.lines.count - room.height))
  }

  /// Scrolls without the caret; false where there is nothing more to see.
  func scroll(rows: Int) -> Bool {
    guard traits.lines != .one, rows != 0 else { return false }
    let last = max(0, layout(width: room.width).lines.count - room.height)
    let target = min(max(0, origin.y + rows), last)
    guard target != origin.y else { return false }
    origin.y = target
    followsCaret = false
    host?.touch(area, .ink)
    return true
  }

  /// Puts the caret under the pointer, or selects from where it went down.
  func point(at cell: GridPoint, _ pointer: Pointer, in size: CellExtent) {
    let layout = layout(width: Int(size.width))
    let row = cell.y + origin.y
    let x =
      cell.x + origin.x - indent(ofRow: min(max(row, 0), layout.lines.count - 1), layout, size)
    let offset = layout.offset(x: x, row: row)
    column = nil
    edit { text in
      switch (pointer.phase, pointer.clicks) {
      case (.began, 2): text.select(text.word(at: offset))
      case (.began, 3...): text.select(0..<text.length)
      case (.began, _): text.move(to: offset)
      case (.moved, 2...): break
      case (.moved, _): text.move(to: offset, extends: true)
      default: break
      }
    }
  }

  /// Moves or extends by a motion.
  func target(of motion: EditMotion) -> Int {
    let text = edited
    let layout = layout(width: room.width)
    if motion != .up, motion != .down, motion != .pageUp, motion != .pageDown { column = nil }
    switch motion {
    case .left: return text.before(text.caret)
    case .right: return text.after(text.caret)
    case .wordLeft: return text.wordStart(before: text.caret)
    case .wordRight: return text.wordEnd(after: text.caret)
    case .blankLeft: return text.blankStart(before: text.caret)
    case .lineStart: return layout.lineStart(at: text.caret)
    case .lineEnd: return layout.lineEnd(at: text.caret)
    case .paragraphStart: return text.paragraphStart(at: text.caret)
    case .paragraphEnd: return text.paragraphEnd(at: text.caret)
    case .start: return 0
    case .end: return text.length
    case .up: return vertical(-1, layout)
    case .down: return vertical(1, layout)
    case .pageUp: return vertical(-max(1, room.height - 1), layout)
    case .pageDown: return vertical(max(1, room.height - 1), layout)
    }
  }

  private func vertical(_ rows: Int, _ layout: EditLayout) -> Int {
    let place = layout.place(of: edited.caret)
    let column = self.column ?? place.x
    self.column = column
    let row = place.y + rows
    if row < 0, place.y == 0 { return 0 }
    if row >= layout.lines.count, place.y == layout.lines.count - 1 { return edited.length }
    return layout.offset(x: column, row: row)
  }
}
