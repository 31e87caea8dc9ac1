import GlyphCells
import GlyphUI

/// W2: a dashboard of 200 x 60 cells from its data to the bytes.
enum DashboardWorkload {
  @MainActor
  static func run() -> [Outcome] {
    let grid = BareGrid(width: DashboardData.width, height: DashboardData.height)
    let output = BareBytes()
    let data = DashboardData()
    let reference = Timing.measure {
      BareDashboard.paint(data, on: grid)
      output.encode(grid)
    }
    var fresh = FreshFrame(width: DashboardData.width, height: DashboardData.height)
    let time = Timing.measure {
      fresh.render { DashboardView(data: data) }
    }
    return [
      fresh.outcome("W2 dashboard", time, reference, expected: output.bytes)
    ]
  }
}
