/// Something that a person did.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyEquivalent, modifiers: EventModifiers = [])
  /// Text was pasted as a whole; it is never read as keys.
  case paste(String)
  /// The pointer was pressed and let go in one cell.
  case click(x: Int, y: Int)
  /// The pointer was pressed in a cell.
  case pointerDown(x: Int, y: Int)
  /// The pointer was let go in a cell.
  case pointerUp(x: Int, y: Int)
  /// The pointer moved to a cell while it is down.
  case pointerDragged(x: Int, y: Int)
  /// The pointer moved to a cell.
  case pointerMoved(x: Int, y: Int)
  /// The wheel was turned over a cell, by so many columns and rows; positive is right and down.
  case scroll(x: Int, y: Int, columns: Int = 0, rows: Int = 0)
  /// The terminal's window came to the front or left it.
  case windowFocus(Bool)
}
