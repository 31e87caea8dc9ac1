import GlyphCells
import GlyphCore

/// Where a region below the prompt stands, and the cursor in it.
///
/// A program never knows that by itself: what stood on the screen before, and what scrolls, is the
/// terminal's business. It has to be asked each time the region may have moved.
struct RegionPlace {
  /// What is known of the row of the screen in which the region begins.
  private enum Top: Equatable {
    case unknown
    /// The answer to the last question is awaited.
    case asked(caretRow: Int)
    case known(Int)
    /// The terminal does not tell.
    case secret
  }

  private var caret = (x: 0, y: 0)
  private var height = 0
  private var top = Top.unknown
  /// How many questions the terminal has not answered yet.
  private(set) var openQuestions = 0
  /// Whether the terminal has told where the region begins.
  private(set) var isTold = false

  /// A frame was written, and the cursor stands in one of its cells.
  mutating func stands(caret: (x: Int, y: Int), height: Int) {
    // Another row may have scrolled everything up.
    if height != self.height { move() }
    self.height = height
    self.caret = caret
  }

  /// What takes the cursor to the region's first cell; `frame` is what a terminal shows that has wrapped
  /// it to its new width.
  mutating func wayToTop(over frame: Surface? = nil, width: Int = 0) -> String {
    let rows = frame?.rows(above: caret, wrappedTo: width) ?? caret.y
    caret = (0, 0)
    move()
    return rows > 0 ? "\u{1B}[\(rows)A\r" : "\r"
  }

  /// Something else had the terminal: the region begins where the cursor stands now.
  mutating func forget() {
    caret = (0, 0)
    openQuestions = 0
    move()
  }

  private mutating func move() {
    if top != .secret { top = .unknown }
  }
}

extension RegionPlace {
  /// The report of the cursor's place, and a question that every terminal answers behind it.
  static let question = "\u{1B}[6n\u{1B}[c"

  /// Whether the place has to be asked for; the question counts as asked then.
  mutating func asks() -> Bool {
    guard top == .unknown else { return false }
    top = .asked(caretRow: caret.y)
    openQuestions += 1
    return true
  }

  /// Takes in an answer; only that to the last question tells anything.
  mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .cursor(let row, _):
      guard openQuestions == 1, case .asked(let caretRow) = top, row > caretRow else { return }
      top = .known(row - 1 - caretRow)
      isTold = true
    case .deviceAttributes:
      openQuestions = max(0, openQuestions - 1)
      if openQuestions == 0, case .asked = top {
        top = .secret
        isTold = false
      }
    default: break
    }
  }

  /// An event in the region's own cells; nil for one that is none of the region's business.
  func event(_ event: Event) -> Event? {
    switch event {
    case .key, .paste, .windowFocus: return event
    case .pointerDown(let x, let y): return row(y, inside: true).map { .pointerDown(x: x, y: $0) }
    case .click(let x, let y): return row(y, inside: true).map { .click(x: x, y: $0) }
    case .scroll(let x, let y, let columns, let rows):
      return row(y, inside: true).map { .scroll(x: x, y: $0, columns: columns, rows: rows) }
    // What began inside may go on and end outside.
    case .pointerUp(let x, let y): return row(y).map { .pointerUp(x: x, y: $0) }
    case .pointerDragged(let x, let y): return row(y).map { .pointerDragged(x: x, y: $0) }
    case .pointerMoved(let x, let y): return row(y).map { .pointerMoved(x: x, y: $0) }
    }
  }

  private func row(_ y: Int, inside: Bool = false) -> Int? {
    guard case .known(let top) = top else { return nil }
    let row = y - top
    return inside && !(0..<height).contains(row) ? nil : row
  }
}
