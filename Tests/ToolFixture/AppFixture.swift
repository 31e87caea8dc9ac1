import GlyphUI

/// An app that a tool starts after other work.
struct AppFixture: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { CounterView(count: $count) }
  }

  static func launch() { main() }

  static func launchAwaited() async { await main() }
}

private struct CounterView: View {
  @Binding var count: Int
  @State private var ticks = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      Button("Count \(count)") { count += 1 }
      Button("Quit") { dismiss() }.keyboardShortcut("q")
      Text("Ticks \(ticks)")
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(5))
        ticks += 1
      }
    }
  }
}
