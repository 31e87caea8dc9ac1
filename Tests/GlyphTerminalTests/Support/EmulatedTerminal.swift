import Foundation
import GlyphCells

/// A terminal as a program sees it: two screens, modes, and answers to questions.
struct EmulatedTerminal {
  private(set) var width: Int
  private(set) var height: Int
  private var cells: [[String]]
  private var otherCells: [[String]]
  private(set) var x = 0
  private(set) var y = 0
  /// The private modes that are on; the cursor is visible at first.
  private(set) var modes: Set<Int> = [25]
  /// How many sets of keyboard flags were pushed.
  private(set) var keyboardDepth = 0
  private(set) var title = ""
  /// What would be pasted; nil when nothing readable was copied.
  private(set) var clipboard: String?
  private var titles: [String] = []
  /// What was not understood.
  private(set) var unknown: [String] = []
  /// What the terminal says to the program.
  private(set) var answers = ""
  /// The colour of the background, in hexadecimal numbers.
  var background = "ffff/ffff/ffff"
  /// Whether it keeps the cursor's place to itself.
  var hidesCursor = false
  /// Whether it answers at all.
  var isMute = false
  /// Whether lines are wrapped anew at another width, as most terminals do, instead of cut off.
  var wrapsAgain = false
  /// The rows of the shell's screen that go on in the next one.
  private var goesOn: [Bool] = []
  private var pending: [UInt8] = []
  private var isWaitingAtEdge = false

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = EmulatedTerminal.blank(width, height)
    otherCells = cells
    goesOn = Array(repeating: false, count: height)
  }

  /// A cell in which nothing was written; a blank that was counts as text when lines are wrapped.
  private static let free = "\0"

  private static func blank(_ width: Int, _ height: Int) -> [[String]] {
    Array(repeating: Array(repeating: free, count: width), count: height)
  }

  var lines: [String] {
    cells.map { row in
      var line = row.joined().replacing(EmulatedTerminal.free, with: " ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  var isAlternate: Bool { modes.contains(1049) }

  mutating func takeAnswers() -> String {
    defer { answers = "" }
    return isMute ? "" : answers
  }

  /// Another size; where lines are not wrapped anew, what does not fit is cut off.
  mutating func resize(width: Int, height: Int) {
    if wrapsAgain, !isAlternate { return wrapAgain(width, height) }
    let excess = max(0, y - height + 1)
    cells = EmulatedTerminal.fit(cells.dropFirst(excess), width, height)
    otherCells = EmulatedTerminal.fit(otherCells[...], width, height)
    self.width = width
    self.height = height
    move(x, y - excess)
    goesOn = Array(repeating: false, count: height)
  }

  private mutating func wrapAgain(_ width: Int, _ height: Int) {
    var rows: [[String]] = []
    var marks: [Bool] = []
    var place = (x: 0, y: 0)
    var line: [String] = []
    var caret: Int?
    for (index, row) in cells.enumerated() {
      if index == y { caret = line.count + x }
      line += row
      guard !goesOn[index] else { continue }
      while line.last == EmulatedTerminal.free { line.removeLast() }
      let start = rows.count
      var rest = line[...]
      repeat {
        var count = min(width, rest.count)
        if count < rest.count, rest[rest.startIndex + count].isEmpty { count -= 1 }
        rows.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
        marks.append(!rest.isEmpty)
      } while !rest.isEmpty
      if let caret {
        let down = min(caret / width, rows.count - 1 - start)
        place = (min(caret - down * width, width - 1), start + down)
      }
      caret = nil
      line = []
    }
    while rows.count > height, rows.count - 1 > place.y, rows.last?.isEmpty == true {
      rows.removeLast()
    }
    let excess = max(0, rows.count - height)
    cells = EmulatedTerminal.fit(rows.dropFirst(excess), width, height)
    goesOn = (Array(marks.dropFirst(excess)) + Array(repeating: false, count: height))
      .prefix(height).map { $0 }
    otherCells = EmulatedTerminal.fit(otherCells[...], width, height)
    self.width = width
    self.height = height
    move(place.x, place.y - excess)
  }

  private static func fit(_ rows: ArraySlice<[String]>, _ width: Int, _ height: Int) -> [[String]] {
    var rows = rows.prefix(height).map { row in
      Array(
        (row + Array(repeating: EmulatedTerminal.free, count: max(0, width - row.count))).prefix(
          width))
    }
    while rows.count < height { rows.append(Array(repeating: EmulatedTerminal.free, count: width)) }
    return rows
  }

  mutating func receive(_ bytes: [UInt8]) {
    pending += bytes
    while let length = sequenceLength() {
      let sequence = Array(pending[..<length])
      pending.removeFirst(length)
      take(sequence)
    }
  }

  /// How many bytes the next thing takes that is complete.
  private func sequenceLength() -> Int? {
    guard let first = pending.first else { return nil }
    guard first == 0x1B else {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return pending.count >= length ? length : nil
    }
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      return pending.indices.dropFirst(2).first { pending[$0] >= 0x40 }.map { $0 + 1 }
    case UInt8(ascii: "]"):
      for index in pending.indices.dropFirst(2) {
        if pending[index] == 0x07 { return index + 1 }
        if pending[index] == 0x5C, pending[index - 1] == 0x1B { return index + 1 }
      }
      return nil
    default: return 2
    }
  }

  private mutating func take(_ bytes: [UInt8]) {
    switch bytes[0] {
    case 0x1B where bytes[1] == UInt8(ascii: "["):
      control(String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self), bytes[bytes.count - 1])
    case 0x1B where bytes[1] == UInt8(ascii: "]"):
      command(String(decoding: bytes[2...], as: UTF8.self))
    case 0x1B: unknown.append("ESC \(bytes[1])")
    case 0x0D: move(0, y)
    case 0x0A: lineFeed()
    case 0x08: move(x - 1, y)
    case 0..<0x20: unknown.append("control \(bytes[0])")
    default: print(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func move(_ x: Int, _ y: Int) {
    self.x = min(max(0, x), max(0, width - 1))
    self.y = min(max(0, y), max(0, height - 1))
    isWaitingAtEdge = false
  }

  private mutating func lineFeed() {
    if y + 1 < height { return move(x, y + 1) }
    cells.removeFirst()
    cells.append(Array(repeating: EmulatedTerminal.free, count: width))
    goesOn.removeFirst()
    goesOn.append(false)
    isWaitingAtEdge = false
  }

  private mutating func print(_ text: String) {
    let count = CleanText(text).width
    guard count > 0 else { return }
    if isWaitingAtEdge {
      goesOn[y] = true
      lineFeed()
      move(0, y)
    }
    guard x + count <= width, y < height else { return }
    if x + count < width { goesOn[y] = false }
    cells[y][x] = text
    if count == 2 { cells[y][x + 1] = "" }
    isWaitingAtEdge = x + count >= width
    x = min(width - 1, x + count)
  }

  private mutating func control(_ parameters: String, _ final: UInt8) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch (Character(Unicode.Scalar(final)), parameters) {
    case ("H", _): move((numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1, (first ?? 1) - 1)
    case ("A", _): move(x, y - (first ?? 1))
    case ("B", _): move(x, y + (first ?? 1))
    case ("C", _): move(x + (first ?? 1), y)
    case ("D", _): move(x - (first ?? 1), y)
    case ("G", _): move((first ?? 1) - 1, y)
    case ("J", "2"): cells = EmulatedTerminal.blank(width, height)
    case ("J", ""):
      for column in x..<max(x, width) { cells[y][column] = EmulatedTerminal.free }
      for row in (y + 1)..<max(y + 1, height) {
        cells[row] = Array(repeating: EmulatedTerminal.free, count: width)
      }
    case ("K", ""): for column in x..<max(x, width) { cells[y][column] = EmulatedTerminal.free }
    case ("m", _): break
    case ("h", _): switchModes(parameters, isOn: true)
    case ("l", _): switchModes(parameters, isOn: false)
    case ("n", "6"): if !hidesCursor { answers += "\u{1B}[\(y + 1);\(x + 1)R" }
    case ("c", ""): answers += "\u{1B}[?62;22c"
    case ("p", "?2026$"): answers += "\u{1B}[?2026;2$y"
    case ("u", "?"): answers += "\u{1B}[?0u"
    case ("t", "22;2"): titles.append(title)
    case ("t", "23;2"): title = titles.popLast() ?? "none was kept"
    case ("u", ">1"): keyboardDepth += 1
    case ("u", "<"): keyboardDepth -= 1
    default: unknown.append("CSI \(parameters) \(final)")
    }
  }

  private mutating func switchModes(_ parameters: String, isOn: Bool) {
    guard parameters.first == "?", let mode = Int(parameters.dropFirst()) else {
      return unknown.append("mode \(parameters)")
    }
    let wasOn = modes.contains(mode)
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    guard mode == 1049, wasOn != isOn else { return }
    swap(&cells, &otherCells)
    if isOn { cells = EmulatedTerminal.blank(width, height) }
  }

  private mutating func command(_ text: String) {
    let body = text.last == "\u{7}" ? text.dropLast() : text.dropLast(2)
    if body.hasPrefix("0;") || body.hasPrefix("2;") {
      title = String(body.dropFirst(2))
    } else if body.hasPrefix("52;c;") {
      clipboard = Data(base64Encoded: String(body.dropFirst(5))).map {
        String(decoding: $0, as: UTF8.self)
      }
    } else if body == "11;?" {
      answers += "\u{1B}]11;rgb:\(background)\u{1B}\\"
    } else if !body.hasPrefix("8;") {
      unknown.append("OSC \(body)")
    }
  }
}
