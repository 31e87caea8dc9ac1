import Testing

@testable import GlyphCore

@MainActor
@Suite struct SceneStorageTests {
  private struct Draft: View {
    @SceneStorage("draft") private var draft = "new"
    var body: some View { Text(verbatim: draft).onActivate { draft += "!" } }
  }

  private struct Screen: View {
    @State private var isShown = true
    @SceneStorage("draft") private var draft = "new"
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "screen \(draft)").onActivate { isShown.toggle() }
        if isShown { Draft() }
      }
    }
  }

  @Test func `the value is shared by key and outlives the views that show it`() {
    let host = ViewHost(width: 11, height: 2) {
      Screen().frame(width: 11, alignment: .leading).focusEffectDisabled()
    }
    func lines() -> [Substring] { host.render().text.split(separator: "\n") }
    host.render()
    host.send(.click(x: 0, y: 1))
    #expect(lines() == ["screen new!", "new!"])
    host.send(.click(x: 0, y: 0))
    #expect(lines() == ["screen new!"])
    host.send(.click(x: 0, y: 0))
    #expect(lines() == ["screen new!", "new!"])
  }

  @Test func `another scene has values of its own`() {
    let (first, second) = (
      ViewHost(width: 8, height: 1) { Draft().focusEffectDisabled() },
      ViewHost(width: 8, height: 1) { Draft().focusEffectDisabled() }
    )
    first.render()
    second.render()
    first.send(.key(.tab))
    first.send(.key(.space))
    #expect(first.render().text.contains("new!"))
    #expect(!second.render().text.contains("!"))
  }
}
