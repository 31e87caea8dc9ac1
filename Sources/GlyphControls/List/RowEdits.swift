import Foundation
import GlyphCore

/// What can be done with the rows of a `ForEach`.
struct RowEdits {
  var count = 0
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false

  /// Does what a key means for a row; true if it means anything.
  func act(on press: KeyPress, at offset: Int?, of row: RowActions) -> Bool {
    guard let offset else { return false }
    switch (press.key, press.modifiers) {
    case (.delete, []), (.deleteForward, []):
      guard let onDelete, !isDeleteDisabled, !row.isDeleteDisabled else { return false }
      onDelete(IndexSet(integer: offset))
      return true
    case (.upArrow, .option): return move(row, from: offset, to: offset - 1)
    case (.downArrow, .option): return move(row, from: offset, to: offset + 2)
    default: return false
    }
  }

  private func move(_ row: RowActions, from offset: Int, to destination: Int) -> Bool {
    guard let onMove, !isMoveDisabled, !row.isMoveDisabled else { return false }
    if (0...count).contains(destination) { onMove(IndexSet(integer: offset), destination) }
    return true
  }
}

private struct RowEditsKey: EnvironmentKey {
  static var defaultValue: RowEdits { RowEdits() }
}

extension EnvironmentValues {
  /// What can be done with the rows around.
  var rowEdits: RowEdits {
    get { self[RowEditsKey.self] }
    set { self[RowEditsKey.self] = newValue }
  }
}
