import DashboardScreen
import GlyphUI

/// `Dashboard`: a machine that does not exist, live.
@main
struct DashboardApp {
  private let model = DashboardModel()
  private let source = Simulation.source(seed: 42)
}

extension DashboardApp: App {
  var body: some Scene {
    WindowGroup("Dashboard") { DashboardView(model: model, source: source) }
  }
}
