/// What a snapshot's file holds: text without invisible characters, and what its styles mean.
struct SnapshotContent: Equatable {
  var text: String
  /// Whether the text has layers of styles below its picture.
  var isStyled = false

  init(text: String) { self.text = text }

  init(_ picture: StyledPicture) {
    text = picture.text
    isStyled = true
  }

  /// Ends with exactly one newline, so that editors and version control leave it alone.
  var file: String { text + "\n" }

  init(file: String, isStyled: Bool) {
    let lines = file.split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
    text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    self.isStyled = isStyled
  }

  /// How this differs from what was expected, for a failure's message.
  func difference(from expected: SnapshotContent) -> String {
    guard isStyled else {
      return LineDifference(from: expected.lines, to: lines).text
    }
    return StyledPicture(text: text).difference(from: StyledPicture(text: expected.text))
  }

  private var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
