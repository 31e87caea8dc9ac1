/// A terminal in which a story can be played, whoever wrote it.
protocol Stage {
  /// What can be seen, without the blanks at the ends.
  var picture: String { get }
  func type(_ text: String) throws
  func resize(width: Int, height: Int)
  /// Looks at what has come until something holds.
  func wait(until what: String, _ condition: (String) -> Bool) throws
}

extension Stage {
  /// Presses the main button on the first place where a text stands.
  func click(onText label: String) throws {
    for (y, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = line.range(of: label) else { continue }
      let x = line.distance(from: line.startIndex, to: range.lowerBound)
      return try type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
    }
    throw PseudoTerminal.Failure(description: "no \(label) in:\n\(picture)")
  }

  static func trimmed(_ lines: some Sequence<some StringProtocol>) -> String {
    var lines = lines.map { line in
      var line = String(line)
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension PseudoTerminal: Stage {
  var picture: String { screen.text }

  func wait(until what: String, _ condition: (String) -> Bool) throws {
    try wait(for: what) { condition($0.text) }
  }
}

extension Tmux: Stage {
  var picture: String {
    Self.trimmed(screen.split(separator: "\n", omittingEmptySubsequences: false))
  }
}
