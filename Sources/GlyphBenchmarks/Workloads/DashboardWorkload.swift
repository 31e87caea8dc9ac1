import GlyphCells
import GlyphUI

/// W2: a dashboard of 200 x 60 cells from its data to the bytes.
enum DashboardWorkload {
  @MainActor
  static func run() -> [Outcome] {
    let grid = BareGrid(width: DashboardData.width, height: DashboardData.height)
    let output = BareBytes()
    let data = DashboardData()
    var fresh = FreshFrame(width: DashboardData.width, height: DashboardData.height)
    let (time, reference) = Timing.compare {
      fresh.render { DashboardView(data: data) }
    } reference: {
      BareDashboard.paint(data, on: grid)
      output.encode(grid)
    }
    return [
      fresh.outcome("W2 dashboard", time, reference, expected: output.bytes)
    ]
  }
}
