import GlyphUI

struct PackingApp: App {
  var body: some Scene {
    WindowGroup("Packing") { Packing() }
      .windowStyle(.inline)
  }
}
