import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct CarriedViewTests {
  private enum Carried: PreferenceKey {
    static var defaultValue: [CarriedView] { [] }
    static func reduce(value: inout [CarriedView], nextValue: () -> [CarriedView]) {
      value += nextValue()
    }
  }

  private struct Shelf<Content: View>: View {
    let content: Content
    @State private var views: [CarriedView] = []

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      VStack(alignment: .leading) {
        HStack { ForEach(views) { $0.environment(carried: \.imageScale, .large) } }
        VStack(alignment: .leading) { content }.onPreferenceChange(Carried.self) { views = $0 }
      }
    }
  }

  private struct Around: View {
    @Environment(\.controlSize) private var size
    @Environment(\.imageScale) private var scale
    var body: some View { Text(verbatim: "\(size)/\(scale)") }
  }

  private struct Source: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .carrying(in: Carried.self) {
          Text("<\(name)\(count)>")
          Around()
        } insert: {
          $0.append($1)
        }
    }
  }

  @Test func `carried views stand elsewhere, with what is around the place that they came from`() {
    let view = Shelf { Source(name: "a").controlSize(.mini) }
    #expect(view.rendered() == "<a0> mini/large\n[ a 0 ]")
  }

  @Test func `they follow the state of that place, and leave with it`() {
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        Shelf {
          Source(name: "a")
          if isThere { Source(name: "b") }
          Toggle("there", isOn: $isThere)
        }
      }
    }
    let player = Player(width: 40, height: 5) { Page() }
    player.click("a 0")
    #expect(player.screen.contains("<a1> regular/large <b0> regular/large"))
    player.click("there")
    #expect(!player.screen.contains("<b"))
    player.click("a 1")
    #expect(player.screen.contains("<a2>"))
  }

  @Test func `a change at the place alone writes the carried views, and not those around them`() {
    let player = Player(width: 40, height: 5) { Shelf { Source(name: "a") } }
    player.press(.tab)
    let before = player.host.statistics.bodies
    player.press(.space)
    #expect(player.screen.contains("<a1>"))
    #expect(player.host.statistics.bodies - before <= 4)
  }
}
