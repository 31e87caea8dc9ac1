import GlyphUI
import Testing

extension Player {
  /// Clicks in a cell, counted from 0 at the top left; true if something took it.
  @discardableResult
  public func click(x: Int, y: Int) -> Bool { send(.click(x: x, y: y)) }

  /// Turns the wheel over a cell, by columns to the right and rows down; true if something took it.
  @discardableResult
  public func scroll(x: Int = 0, y: Int = 0, columns: Int = 0, rows: Int = 0) -> Bool {
    send(.scroll(x: x, y: y, columns: columns, rows: rows))
  }

  /// Presses the pointer in one cell, moves it to another and lets it go there; true if something
  /// took it.
  @discardableResult
  public func drag(from start: GridPoint, to end: GridPoint) -> Bool {
    let began = send(.pointerDown(x: start.x, y: start.y))
    let moved = send(.pointerDragged(x: end.x, y: end.y))
    let ended = send(.pointerUp(x: end.x, y: end.y))
    return began || moved || ended
  }

  /// Clicks the first cell of a text on the screen; true if something took it.
  ///
  /// `occurrence` counts from 0 in the order of reading. A text that is not there is an issue of
  /// the test, which shows the screen.
  @discardableResult
  public func click(
    _ label: String, occurrence: Int = 0, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    let surface = self.surface
    let places = surface.places(of: label)
    guard places.indices.contains(occurrence) else {
      let count = places.isEmpty ? "not" : "only \(places.count) times"
      Issue.record(
        Comment(
          rawValue: "\"\(VisibleText.line(label))\" is \(count) on the screen:\n\n"
            + Picture.framed(surface)),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    return click(x: places[occurrence].x, y: places[occurrence].y)
  }
}

extension Surface {
  /// The cells in which a text begins, row by row.
  func places(of label: String) -> [GridPoint] {
    let wanted = Array(CleanText(label).string.unicodeScalars)
    guard !wanted.isEmpty else { return [] }
    var result: [GridPoint] = []
    for y in 0..<size.height {
      for x in 0..<size.width where shows(wanted, x: x, y: y) {
        result.append(GridPoint(x: x, y: y))
      }
    }
    return result
  }

  private func shows(_ wanted: [Unicode.Scalar], x: Int, y: Int) -> Bool {
    guard !self[x, y].isContinuation else { return false }
    var rest = wanted[...]
    var column = x
    while column < size.width {
      let scalars = self[column, y].character.unicodeScalars
      guard rest.starts(with: scalars) else { return false }
      rest = rest.dropFirst(scalars.count)
      if rest.isEmpty { return true }
      column += 1
    }
    return false
  }
}
