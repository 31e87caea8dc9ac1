import GlyphUI
import ReducerScreen

/// A lamp whose state only actions change; Q, or its button, switches the program off.
@main
struct ReducerApp: App {
  private let store = Store(Lamp(), reducer: Lamp.reducer)

  var body: some Scene {
    WindowGroup("Lamp") {
      VStack(alignment: .leading) {
        LampScreen(store: store).cellSize(.points)
        QuitButton()
      }
    }
  }
}

private struct QuitButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Quit") { dismiss() }
      .keyboardShortcut("q", modifiers: [])
  }
}
