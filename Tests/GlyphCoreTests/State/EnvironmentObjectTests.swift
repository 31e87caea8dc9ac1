import Testing

@testable import GlyphCore

@MainActor
struct EnvironmentObjectTests {
  private final class Theme: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Title: View {
    @EnvironmentObject var theme: Theme
    var body: some View {
      Text(verbatim: theme.name).onTapGesture { $theme.name.wrappedValue += "!" }
    }
  }

  private struct Plain: View {
    @State private var word = "plain"
    var body: some View { Text(verbatim: word) }
  }

  @Test func `the nearest object of a type counts, and its readers follow it`() {
    let (outer, inner) = (Theme("out"), Theme("in"))
    let host = ViewHost(width: 12, height: 1) {
      HStack {
        Title()
        Title().environmentObject(inner)
        Plain()
      }
      .environmentObject(outer)
      .focusEffectDisabled()
    }
    #expect(host.render().text == "out in plain")
    let bodies = host.statistics.bodies
    inner.name = "IN"
    #expect(host.render().text == "out IN plain")
    #expect(host.statistics.bodies == bodies + 1)
    host.send(.click(x: 0, y: 0))
    #expect(outer.name == "out!")
  }

  @Test func `an object that nobody gave stops with the type and the way to the view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = ViewHost(width: 10, height: 1) { Title() }.render()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Title: no Theme in the environment"))
    #expect(message.contains(".environmentObject(…)"))
  }
}
