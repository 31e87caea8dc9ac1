import GlyphUI

/// Frames of a workload, again and again and nothing else: what a profiler should see. Counts of
/// instructions are the same on every machine and on a busy one.
@MainActor
enum Loop {
  static let command = "loop"

  /// Runs `loop WORKLOAD COUNT`, for `FLIP` the flips of W9; false for a workload without a loop.
  static func run(_ workload: String, count: Int) -> Bool {
    switch workload {
    case "W1": repeatFrames(count, width: CardData.width, height: CardData.height) { CardView() }
    case "W2":
      let data = DashboardData()
      repeatFrames(count, width: DashboardData.width, height: DashboardData.height) {
        DashboardView(data: data)
      }
    case "W9": repeatFrames(count, width: 40, height: 1_000) { StyledTogglesView(count: 1_000) }
    case "FLIP":
      var column = ToggleColumn(count: 1_000)
      for _ in 0..<count { column.flipNext() }
    default: return false
    }
    return true
  }

  private static func repeatFrames<Content: View>(
    _ count: Int, width: Int, height: Int, @ViewBuilder _ content: () -> Content
  ) {
    var fresh = FreshFrame(width: width, height: height)
    for _ in 0..<count { fresh.render(content) }
  }
}
