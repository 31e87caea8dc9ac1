import GlyphCore

/// What a terminal says of the pointer (xterm's SGR and X10 reports), with cells counted from 1.
struct PointerReport {
  let button: Int
  let x: Int
  let y: Int
  /// Whether a button was let go; nil where the report says so by the button's number.
  let isUp: Bool?

  /// The event; only the main button presses, and cells before the first count as the first.
  var event: Event? {
    let x = max(0, self.x - 1)
    let y = max(0, self.y - 1)
    if button & 64 != 0 {
      switch button & 3 {
      case 0: return .scroll(x: x, y: y, rows: -1)
      case 1: return .scroll(x: x, y: y, rows: 1)
      case 2: return .scroll(x: x, y: y, columns: -1)
      default: return .scroll(x: x, y: y, columns: 1)
      }
    }
    let isMotion = button & 32 != 0
    let which = button & 3
    if isMotion {
      if which == 0 { return .pointerDragged(x: x, y: y) }
      return which == 3 ? .pointerMoved(x: x, y: y) : nil
    }
    if isUp ?? (which == 3) { return which == 0 || which == 3 ? .pointerUp(x: x, y: y) : nil }
    return which == 0 ? .pointerDown(x: x, y: y) : nil
  }
}
