import GlyphUI

/// W9: a thousand toggles under two styles, drawn for the first time, and one of them flipped.
@MainActor
enum StylesWorkload {
  private static let count = 1_000

  static func run() -> [Outcome] {
    var fresh = FreshFrame(width: 40, height: count)
    let first = Timing.measure {
      fresh.render { StyledTogglesView(count: count) }
    }
    let screen = LiveScreen(width: 40, height: count) { StyledTogglesView(count: count) }
    var isOn = [Bool](repeating: false, count: count)
    var number = 0
    var row = 0
    func step() {
      row = 7 * number % count
      number += 1
      isOn[row].toggle()
      screen.host.send(.click(x: 14, y: row))
    }
    for _ in 0..<100 {
      step()
      screen.replay()
    }
    let width = "| ( ) Item \(count - 1) |".count
    let lines = isOn.enumerated().map { index, isOn in
      // What was clicked has focus, and marks in the blanks beside it.
      let (left, right) = index == row ? ("▸", "◂") : (" ", " ")
      let line = "|\(left)\(isOn ? "(x)" : "( )") Item \(index)\(right)|"
      return String(repeating: " ", count: (40 - width) / 2) + line + "\n"
    }
    let mismatch = screen.difference(
      from: ModelScreen(width: 40, height: count, showing: Array(lines.joined().utf8)))
    let flip = Timing.measure {
      step()
      screen.show()
    }
    return [
      fresh.outcome("W9 1,000 toggles", first),
      screen.outcome("W9 one flip", flip, mismatch: mismatch),
    ]
  }
}
