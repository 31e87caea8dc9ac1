import DashboardScreen
import GlyphUI

/// `Dashboard`: a machine that does not exist, live.
@main
struct DashboardApp: App {
  private let model = DashboardModel()
  private let source = Simulation.source(seed: 42)

  var body: some Scene {
    WindowGroup("Dashboard") { DashboardView(model: model, source: source) }
  }
}
