/// W2 by hand.
enum BareDashboard {
  static func paint(_ data: DashboardData, on grid: BareGrid) {
    grid.clear()
    for panel in 0..<DashboardData.panels {
      let x = panel / DashboardData.rows &* 50
      let y = panel % DashboardData.rows &* 15
      grid.drawBorder(x: x, y: y, width: 50, height: 15, .blue)
      grid.draw("Panel ", x: x &+ 1, y: y &+ 1, .boldCyan)
      drawDigits(panel, at: x &+ 7, y: y &+ 1, .boldCyan, on: grid)
      for entry in 0..<DashboardData.entries {
        grid.draw(DashboardData.names[entry], x: x &+ 1, y: y &+ 2 &+ entry)
        draw(data[panel, entry], endingAt: x &+ 49, y: y &+ 2 &+ entry, on: grid)
      }
    }
  }

  private static func draw(_ value: Int, endingAt end: Int, y: Int, on grid: BareGrid) {
    let style: BareStyle
    switch value % 3 {
    case 0: style = .green
    case 1: style = .yellow
    default: style = .red
    }
    let (whole, hundredths) = value.quotientAndRemainder(dividingBy: 100)
    drawDigits(hundredths, at: end &- 2, y: y, style, on: grid)
    grid.put(0x2E, x: end &- 3, y: y, style)
    grid.put(0x30 | UInt64(whole % 10), x: end &- 4, y: y, style)
    if whole >= 10 { grid.put(0x30 | UInt64(whole / 10), x: end &- 5, y: y, style) }
  }

  @inline(__always)
  private static func drawDigits(
    _ number: Int, at x: Int, y: Int, _ style: BareStyle, on grid: BareGrid
  ) {
    grid.put(0x30 | UInt64(number / 10), x: x, y: y, style)
    grid.put(0x30 | UInt64(number % 10), x: x &+ 1, y: y, style)
  }
}
