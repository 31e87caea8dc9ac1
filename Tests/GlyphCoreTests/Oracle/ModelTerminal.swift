import GlyphCells

/// What a terminal makes of the bytes that it is sent.
struct ModelTerminal {
  private(set) var width: Int
  private(set) var height: Int
  private var cells: [Cell]
  private var x = 0
  private var y = 0
  /// Whether terminals agree about where the cursor stands now.
  private var isColumnKnown = true
  private var style = CellStyle.standard
  /// What a terminal could not have understood, or would have understood in several ways.
  private(set) var complaints: [String] = []

  private struct Cell: Equatable {
    var character = " "
    var style = CellStyle.standard
    var isContinuation = false
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Cell(), count: width * height)
  }

  /// Where a surface is not what the terminal shows; nil if everything is the same.
  func difference(from surface: Surface) -> String? {
    if let complaint = complaints.first { return complaint }
    guard surface.size == GridSize(width: width, height: height) else {
      return "the terminal is \(width) × \(height), the surface \(surface.size)"
    }
    for y in 0..<height {
      for x in 0..<width {
        let (shown, wanted) = (cells[y * width + x], surface[x, y])
        guard shown.isContinuation == wanted.isContinuation else {
          return "row \(y), column \(x): only one shows half of a wide cluster"
        }
        if shown.character == wanted.character, shown.style == wanted.style { continue }
        return "row \(y), column \(x): the terminal shows \"\(shown.character)\" \(shown.style), "
          + "the surface \"\(wanted.character)\" \(wanted.style)"
      }
    }
    return nil
  }

  mutating func receive(_ text: String) {
    var input = Array(text)[...]
    while let character = input.popFirst() {
      switch character {
      case "\u{1B}": escape(&input)
      case "\r":
        x = 0
        isColumnKnown = true
      case "\u{8}":
        if !isColumnKnown { complain("a backspace from an unknown column") }
        x = max(0, x - 1)
      default: print(character)
      }
    }
  }

  private mutating func print(_ character: Character) {
    let columns = CleanText(String(character)).width
    guard isColumnKnown, columns > 0, y < height, x + columns <= width else {
      return complain("\(character) at \(x), \(y)")
    }
    for column in x..<(x + columns) { breakWide(column) }
    cells[y * width + x] = Cell(character: String(character), style: style)
    if columns == 2 {
      cells[y * width + x + 1] = Cell(character: "", style: style, isContinuation: true)
    }
    x += columns
    if x == width { isColumnKnown = false }
  }

  /// Overwriting half of a wide cluster leaves a blank of the other.
  private mutating func breakWide(_ column: Int) {
    let index = y * width + column
    if cells[index].isContinuation {
      cells[index - 1].character = " "
      cells[index].isContinuation = false
    } else if column + 1 < width, cells[index + 1].isContinuation {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
  }

  private mutating func escape(_ input: inout ArraySlice<Character>) {
    guard input.popFirst() == "[" else { return complain("an escape that is no CSI") }
    var parameters = ""
    while let next = input.popFirst() {
      if next.isLetter { return control(next, parameters) }
      parameters.append(next)
    }
    complain("an escape without an end")
  }

  private mutating func control(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    if !isColumnKnown, "CDABK".contains(final), final != "A", final != "B" {
      complain("\(final) from an unknown column")
    }
    switch final {
    case "H":
      y = count - 1
      x = numbers.count > 1 ? max(1, numbers[1]) - 1 : 0
      isColumnKnown = true
    case "G":
      x = count - 1
      isColumnKnown = true
    case "A": y -= count
    case "B": y += count
    case "C": x += count
    case "D": x -= count
    case "J": cells = Array(repeating: Cell(style: blank), count: width * height)
    case "K":
      breakWide(x)
      for column in x..<width { cells[y * width + column] = Cell(style: blank) }
    case "m": select(parameters.isEmpty ? [0] : numbers)
    case "h", "l": break
    default: complain("CSI \(parameters)\(final)")
    }
    if x < 0 || y < 0 || x >= width || y >= height, width > 0, height > 0, isColumnKnown {
      complain("the cursor left the screen: \(x), \(y)")
    }
  }

  private var blank: CellStyle { CellStyle(background: style.background) }

  private mutating func select(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .standard
      case 30...37: style.foreground = .ansi(UInt8(number - 30))
      case 90...97: style.foreground = .ansi(UInt8(number - 82))
      case 40...47: style.background = .ansi(UInt8(number - 40))
      case 100...107: style.background = .ansi(UInt8(number - 92))
      case 38: style.foreground = extended(&rest)
      case 48: style.background = extended(&rest)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      default: selectAttribute(number)
      }
    }
  }

  private mutating func selectAttribute(_ number: Int) {
    let on: [Int: CellAttributes] = [
      1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 9: .strikethrough,
      21: .doubleUnderline, 53: .overline,
    ]
    let off: [Int: CellAttributes] = [
      22: [.bold, .dim], 23: .italic, 24: [.underline, .doubleUnderline], 25: .blink, 27: .reverse,
      29: .strikethrough, 55: .overline,
    ]
    if let attribute = on[number] {
      if number == 4 || number == 21 {
        style.attributes.subtract([.underline, .doubleUnderline])
      }
      style.attributes.insert(attribute)
    } else if let attributes = off[number] {
      style.attributes.subtract(attributes)
    } else {
      complain("SGR \(number)")
    }
  }

  private mutating func extended(_ rest: inout ArraySlice<Int>) -> TerminalColor {
    switch rest.popFirst() {
    case 5: return .indexed(UInt8(clamping: rest.popFirst() ?? 0))
    case 2:
      let parts = rest.prefix(3).map { UInt8(clamping: $0) }
      rest = rest.dropFirst(3)
      if parts.count == 3 { return .rgb(parts[0], parts[1], parts[2]) }
      fallthrough
    default:
      complain("an extended colour without an end")
      return .standard
    }
  }

  private mutating func complain(_ what: String) { complaints.append(what) }
}
