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
    var column = ToggleColumn(count: count)
    for _ in 0..<100 {
      column.click()
      column.screen.replay()
    }
    let mismatch = column.screen.difference(from: column.model)
    let flip = Timing.measure { column.flipNext() }
    return [
      fresh.outcome("W9 1,000 toggles", first),
      column.screen.outcome("W9 one flip", flip, mismatch: mismatch),
    ]
  }
}

/// The column on a screen, where one toggle after the other is clicked.
@MainActor
struct ToggleColumn {
  let screen: LiveScreen
  private var isOn: [Bool]
  private var number = 0
  private var row = 0

  init(count: Int) {
    screen = LiveScreen(width: 40, height: count) { StyledTogglesView(count: count) }
    isOn = [Bool](repeating: false, count: count)
  }

  mutating func click() {
    row = 7 * number % isOn.count
    number += 1
    isOn[row].toggle()
    screen.host.send(.click(x: 14, y: row))
  }

  mutating func flipNext() {
    click()
    screen.show()
  }

  /// What the screen has to show.
  var model: ModelScreen {
    let width = "| ( ) Item \(isOn.count - 1) |".count
    let lines = isOn.enumerated().map { index, isOn in
      // What was clicked has focus, and marks in the blanks beside it.
      let (left, right) = index == row ? ("▸", "◂") : (" ", " ")
      let line = "|\(left)\(isOn ? "(x)" : "( )") Item \(index)\(right)|"
      return String(repeating: " ", count: (40 - width) / 2) + line + "\n"
    }
    return ModelScreen(width: 40, height: isOn.count, showing: Array(lines.joined().utf8))
  }
}
