@testable import GlyphCells

/// A terminal, as far as the frame writer needs one, that is strict: what it does not know it
/// reports, and it measures clusters by its own rule.
struct EmulatedScreen {
  struct Place: Equatable {
    var text = " "
    var style = CellStyle.standard
    var target: String?
    var isContinuation = false
    /// The controls of direction that came before and after the text.
    var before = ""
    var after = ""
  }

  /// How it counts the cells of a cluster.
  enum Widths {
    /// As the library does.
    case clusters
    /// Every scalar for itself, as older terminals do.
    case scalars
  }

  let width: Int
  let height: Int
  private let widths: Widths
  private(set) var places: [[Place]]
  private(set) var unknown: [String] = []
  private(set) var isSynchronized = false
  private(set) var synchronizedFrames = 0
  private(set) var x = 0
  private(set) var y = 0
  private var style = CellStyle.standard
  private var target: String?
  private var isWaitingAtEdge = false
  /// The cluster that is being printed: its cells begin here, and a further scalar may join it.
  private var open: (x: Int, y: Int, text: String)?
  /// Controls of direction that came in the first column.
  private var front = ""

  init(width: Int, height: Int, widths: Widths = .clusters) {
    self.width = width
    self.height = height
    self.widths = widths
    places = Array(repeating: Array(repeating: Place(), count: width), count: height)
  }

  /// Puts the cursor somewhere before a region is drawn.
  mutating func start(x: Int, y: Int) { move(x: x, y: y) }

  /// The glyphs alone, trimmed as `Surface.text` does it.
  var text: String {
    places.map { row in
      var line = row.map { $0.before + $0.text + $0.after }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  mutating func receive(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&scalars)
      case "\r": move(x: 0, y: y)
      case "\n": lineFeed()
      case "\u{8}": move(x: max(0, x - 1), y: y)
      case _ where scalar.value < 0x20: unknown.append("control \(scalar.value)")
      default: print(scalar)
      }
    }
  }

  private mutating func move(x: Int, y: Int) {
    self.x = min(max(0, x), max(0, width - 1))
    self.y = min(max(0, y), max(0, height - 1))
    isWaitingAtEdge = false
    open = nil
  }

  /// Moves down without going to the first column, and scrolls at the bottom.
  private mutating func lineFeed() {
    if y + 1 < height { return move(x: x, y: y + 1) }
    places.removeFirst()
    places.append(Array(repeating: Place(), count: width))
    move(x: x, y: y)
  }

  private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    switch scalars.popFirst() {
    case "[":
      var parameters = ""
      while let next = scalars.popFirst() {
        if next.value >= 0x40 { return control(parameters, next) }
        parameters.unicodeScalars.append(next)
      }
      unknown.append("unterminated CSI")
    case "]":
      var body = ""
      while let next = scalars.popFirst() {
        if next == "\u{1B}" {
          if scalars.popFirst() != "\\" { unknown.append("OSC end") }
          return link(body)
        }
        body.unicodeScalars.append(next)
      }
      unknown.append("unterminated OSC")
    case let other: unknown.append("ESC \(String(describing: other))")
    }
  }

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch (final, parameters) {
    case ("H", _):
      move(x: ((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1, y: (first ?? 1) - 1)
    case ("A", _): move(x: x, y: y - (first ?? 1))
    case ("B", _): move(x: x, y: y + (first ?? 1))
    case ("C", _): move(x: x + (first ?? 1), y: y)
    case ("D", _): move(x: x - (first ?? 1), y: y)
    case ("G", _): move(x: (first ?? 1) - 1, y: y)
    case ("J", "2"):
      places = Array(repeating: Array(repeating: Place(), count: width), count: height)
    case ("J", ""):
      erase(from: x)
      for row in (y + 1)..<max(y + 1, height) {
        places[row] = Array(repeating: Place(), count: width)
      }
    case ("K", ""): erase(from: x)
    case ("h", "?2026"): isSynchronized = true
    case ("l", "?2026"):
      if isSynchronized { synchronizedFrames += 1 }
      isSynchronized = false
    case ("m", _): SGRReader.apply(Array(parameters.utf8)[...], to: &style)
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func erase(from start: Int) {
    if style != .standard || target != nil { unknown.append("erasing in a style") }
    breakWide(at: start)
    for column in start..<width { places[y][column] = Place() }
  }

  private mutating func link(_ body: String) {
    guard body.hasPrefix("8;"), let end = body.dropFirst(2).firstIndex(of: ";") else {
      return unknown.append("OSC \(body)")
    }
    let text = String(body[body.index(after: end)...])
    target = text.isEmpty ? nil : text
  }

  /// Keeps a control of direction with the cell before the cursor, or the first one of a row with
  /// the cell that follows.
  private mutating func keep(_ control: Unicode.Scalar) {
    open = nil
    if x == 0, !isWaitingAtEdge { return front.unicodeScalars.append(control) }
    var column = isWaitingAtEdge ? x : x - 1
    if places[y][column].isContinuation { column -= 1 }
    places[y][column].after.unicodeScalars.append(control)
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    if DirectionCheck.contains(scalar) { return keep(scalar) }
    if let open {
      let joined = open.text + String(Character(scalar))
      let isJoined =
        switch widths {
        case .clusters: joined.count == 1
        case .scalars: CellWidth.of(scalar) == 0
        }
      if isJoined {
        let before = CleanText(open.text).width
        places[open.y][open.x].text = joined
        self.open = (open.x, open.y, joined)
        if widths == .clusters, CleanText(joined).width > before { widen() }
        return
      }
    }
    let cells = CellWidth.of(scalar)
    if cells == 0 { return }
    if isWaitingAtEdge || x + cells > width { unknown.append("wrapped at \(x), \(y)") }
    place(String(Character(scalar)), cells)
  }

  private mutating func place(_ text: String, _ cells: Int) {
    guard x + cells <= width else { return }
    for column in x..<(x + cells) { breakWide(at: column) }
    places[y][x] = Place(text: text, style: style, target: target)
    if x == 0 {
      places[y][x].before = front
      front = ""
    }
    if cells == 2 {
      places[y][x + 1] = Place(text: "", style: style, target: target, isContinuation: true)
    }
    open = (x, y, text)
    advance(cells)
  }

  /// A selector or a second scalar made the open cluster two cells wide.
  private mutating func widen() {
    guard let open, open.x + 1 < width else { return unknown.append("widened at the edge") }
    breakWide(at: open.x + 1)
    places[open.y][open.x + 1] = Place(
      text: "", style: style, target: target, isContinuation: true)
    let kept = self.open
    x = open.x
    advance(2)
    self.open = kept
  }

  private mutating func advance(_ cells: Int) {
    isWaitingAtEdge = x + cells >= width
    x = min(width - 1, x + cells)
  }

  /// Overwriting half of a wide cluster blanks the other half.
  private mutating func breakWide(at column: Int) {
    guard column < width else { return }
    if places[y][column].isContinuation, column > 0 { places[y][column - 1].text = " " }
    if column + 1 < width, places[y][column + 1].isContinuation {
      places[y][column + 1].text = " "
      places[y][column + 1].isContinuation = false
    }
  }
}
