import Testing

@testable import GlyphCore

@MainActor
@Suite struct HitTestingTests {
  private struct Layers: View {
    let isFrontAllowed: Bool
    @State private var hit = "none"
    var body: some View {
      ZStack {
        Text(verbatim: "[\(hit)]").frame(width: 8, height: 1).onActivate { hit = "back" }
        Text(verbatim: "x").onActivate { hit = "front" }.allowsHitTesting(isFrontAllowed)
      }
      .focusEffectDisabled()
    }
  }

  private func text(_ isFrontAllowed: Bool, after events: Event...) -> String {
    let host = ViewHost(width: 8, height: 1) { Layers(isFrontAllowed: isFrontAllowed) }
    host.render()
    for event in events { host.send(event) }
    return host.render().text
  }

  @Test func `the pointer goes through to what is behind`() {
    #expect(text(true, after: .click(x: 3, y: 0)).contains("[f"))
    #expect(text(false, after: .click(x: 3, y: 0)).contains("[b"))
  }

  @Test func `keys reach the view all the same`() {
    #expect(text(false, after: .key(.tab), .key(.tab), .key(.space)).contains("[f"))
  }
}
