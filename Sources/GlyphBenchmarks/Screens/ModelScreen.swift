/// A terminal of the simplest kind, on which bytes are replayed to see what they show.
struct ModelScreen: Equatable {
  let width: Int
  let height: Int
  private(set) var cells: [ModelCell]
  private var x = 0
  private var y = 0
  private var pen = ModelCell()

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: ModelCell(), count: width * height)
  }

  /// A screen on which bytes were written from its first cell.
  init(width: Int, height: Int, showing bytes: [UInt8]) {
    self.init(width: width, height: height)
    replay(bytes)
  }

  static func == (a: ModelScreen, b: ModelScreen) -> Bool {
    a.width == b.width && a.height == b.height && a.cells == b.cells
  }

  /// The first cell in which another screen differs, described.
  func difference(from other: ModelScreen) -> String? {
    guard width == other.width, height == other.height else {
      return "\(width)x\(height) instead of \(other.width)x\(other.height)"
    }
    for index in cells.indices where cells[index] != other.cells[index] {
      return "row \(index / width), column \(index % width): "
        + "\(cells[index]) instead of \(other.cells[index])"
    }
    return nil
  }

  mutating func replay(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "\u{1B}":
        if scalars.next() == "[" { readSequence(&scalars) }
      case "\n":
        x = 0
        y += 1
      case "\r": x = 0
      case "\u{8}": x -= 1
      default:
        if x < width, y < height {
          cells[y * width + x] = pen
          cells[y * width + x].scalar = scalar
        }
        x += 1
      }
    }
  }

  private mutating func readSequence(_ scalars: inout String.UnicodeScalarView.Iterator) {
    var parameters: [Int?] = [nil]
    while let scalar = scalars.next() {
      switch scalar {
      case "0"..."9":
        let digit = Int(scalar.value) - 0x30
        parameters[parameters.count - 1] = (parameters.last.flatMap(\.self) ?? 0) * 10 + digit
      case ";": parameters.append(nil)
      case "?": continue
      default: return perform(scalar, parameters)
      }
    }
  }

  private mutating func perform(_ command: Unicode.Scalar, _ parameters: [Int?]) {
    let first = parameters.first.flatMap(\.self)
    switch command {
    case "m": for parameter in parameters { pen.apply(parameter ?? 0) }
    case "H":
      y = (first ?? 1) - 1
      x = (parameters.count > 1 ? parameters[1] ?? 1 : 1) - 1
    case "A": y -= first ?? 1
    case "B": y += first ?? 1
    case "C": x += first ?? 1
    case "D": x -= first ?? 1
    case "G": x = (first ?? 1) - 1
    case "K": for column in x..<width { cells[y * width + column] = ModelCell() }
    case "J": cells = Array(repeating: ModelCell(), count: width * height)
    default: break
    }
  }
}

/// What is compared of a cell.
struct ModelCell: Equatable {
  var scalar: Unicode.Scalar = " "
  var foreground = 39
  var isBold = false
  var isDim = false
  var isReversed = false

  mutating func apply(_ parameter: Int) {
    switch parameter {
    case 0: self = ModelCell()
    case 1: isBold = true
    case 2: isDim = true
    case 7: isReversed = true
    case 22: (isBold, isDim) = (false, false)
    case 27: isReversed = false
    case 30...37, 39, 90...97: foreground = parameter
    default: break
    }
  }
}
