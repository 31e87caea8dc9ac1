import GlyphUI
import Testing

@MainActor
struct ToggleStoryTests {
  private struct One: View {
    @State private var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
  }

  @Test func `a click anywhere on it, Space and Return flip a toggle`() {
    let host = ViewHost(width: 9, height: 1) { One() }
    #expect(host.render().text == "[ ] Wi-Fi")
    for x in 0..<9 {
      host.send(.click(x: x, y: 0))
      #expect(host.render().text == (x % 2 == 0 ? "▸✓◂ Wi-Fi" : "▸ ◂ Wi-Fi"))
    }
    host.send(.key(.space))
    #expect(host.render().text == "▸ ◂ Wi-Fi")
    host.send(.key(.return))
    #expect(host.render().text == "▸✓◂ Wi-Fi")
  }

  @Test func `every built-in style flips`() {
    func check<Style: ToggleStyle>(_ style: Style) {
      let host = ViewHost(width: 11, height: 1) { One().toggleStyle(style) }
      host.send(.key(.tab))
      let off = host.render().text
      host.send(.key(.space))
      let on = host.render().text
      host.send(.click(x: 3, y: 0))
      #expect(on != off)
      #expect(host.render().text == off)
    }
    check(.automatic)
    check(.checkbox)
    check(.switch)
    check(.button)
  }

  @Test func `a disabled toggle takes nothing, even in a custom style`() {
    let host = ViewHost(width: 9, height: 2) {
      VStack(alignment: .leading) {
        One().toggleStyle(Tapping())
        One()
      }
      .disabled(true)
    }
    #expect(!host.send(.click(x: 0, y: 0)))
    #expect(!host.send(.click(x: 0, y: 1)))
    #expect(!host.send(.key(.tab)))
    #expect(host.render().text == "no Wi-Fi\n ·  Wi-Fi")
  }

  private struct Three: View {
    @State private var values = [true, false, true]
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("All", sources: $values, isOn: \.self)
        ForEach(0..<3) { Toggle("\($0)", isOn: $values[$0]) }
      }
    }
  }

  @Test func `a tap on mixed turns everything on, and the next one everything off`() {
    let host = ViewHost(width: 7, height: 4) { Three() }
    #expect(host.render().text == "[–] All\n[✓] 0\n[ ] 1\n[✓] 2")
    host.send(.click(x: 0, y: 0))
    #expect(host.render().text == "▸✓◂ All\n[✓] 0\n[✓] 1\n[✓] 2")
    host.send(.key(.space))
    #expect(host.render().text == "▸ ◂ All\n[ ] 0\n[ ] 1\n[ ] 2")
    host.send(.click(x: 0, y: 3))
    #expect(host.render().text == "[–] All\n[ ] 0\n[ ] 1\n▸✓◂ 2")
  }

  @Test func `a toggle for nothing is on`() {
    let toggle = Toggle("None", sources: [Binding<Bool>](), isOn: \.self)
    #expect(toggle.rendered(width: nil) == "[✓] None")
  }

  @Test func `a write reaches every source once`() {
    @MainActor final class Log {
      var writes: [String] = []
    }
    let log = Log()
    func source(_ name: String, _ value: Bool) -> Binding<Bool> {
      Binding(
        get: { value },
        set: { value in MainActor.assumeIsolated { log.writes.append("\(name)=\(value)") } })
    }
    let sources = [source("a", true), source("b", false), source("c", true)]
    let host = ViewHost(width: 7, height: 1) { Toggle("All", sources: sources, isOn: \.self) }
    host.send(.click(x: 1, y: 0))
    #expect(log.writes == ["a=true", "b=true", "c=true"])
  }

  private struct Reporting: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.isOn) \(configuration.isMixed)")
    }
  }

  @Test func `while mixed, a style reads off`() {
    let sources = [Binding.constant(true), .constant(false)]
    let toggle = Toggle("All", sources: sources, isOn: \.self)
    #expect(toggle.toggleStyle(Reporting()).rendered(width: nil) == "false true")
  }

  @Test func `two toggles on one value change together`() {
    struct Shared: View {
      @State private var isOn = false
      var body: some View {
        HStack {
          VStack { Toggle("A", isOn: $isOn) }
          VStack { Toggle("B", isOn: $isOn).toggleStyle(.switch) }
        }
      }
    }
    let host = ViewHost(width: 13, height: 1) { Shared() }
    #expect(host.render().text == "[ ] A B (○──)")
    host.send(.click(x: 6, y: 0))
    #expect(host.render().text == "[✓] A B ▸━━●◂")
  }

  private struct Counted: ToggleStyle {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: isEnabled ? "\(count)" : "x")
      }
      .onTapGesture {
        count += 1
        configuration.isOn.toggle()
      }
    }
  }

  @Test func `a style has a state of its own at each toggle`() {
    let host = ViewHost(width: 2, height: 3) {
      VStack {
        Toggle("A", isOn: .constant(false))
        Toggle("B", isOn: .constant(false))
        Toggle("C", isOn: .constant(false)).disabled(true)
      }
      .toggleStyle(Counted())
    }
    host.send(.click(x: 0, y: 0))
    host.send(.click(x: 0, y: 1))
    host.send(.click(x: 0, y: 1))
    host.send(.click(x: 0, y: 2))
    #expect(host.render().text == "A1\nB2\nCx")
  }

  @Test func `each use of a label has state of its own`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onTapGesture { count += 1 } }
    }
    struct Twice: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          configuration.label
        }
      }
    }
    let host = ViewHost(width: 3, height: 1) {
      Toggle(isOn: .constant(true)) { Counter() }.toggleStyle(Twice()).focusEffectDisabled()
    }
    host.send(.click(x: 2, y: 0))
    host.send(.click(x: 2, y: 0))
    host.send(.click(x: 0, y: 0))
    #expect(host.render().text == "1 2")
  }

  @Test func `flipping one of many evaluates what reads it and nothing else`() {
    struct Many: View {
      @State private var values = Array(repeating: false, count: 200)
      var body: some View {
        VStack(alignment: .leading) { ForEach(0..<200) { Item(index: $0) } }
      }
    }
    struct Item: View {
      let index: Int
      @State private var isOn = false
      var body: some View { Toggle("\(index)", isOn: $isOn) }
    }
    let host = ViewHost(width: 20, height: 200) { Many() }
    host.send(.click(x: 0, y: 100))
    host.render()
    let before = host.statistics
    host.send(.key(.space))
    host.render()
    #expect(host.statistics.bodies - before.bodies <= 2)
    #expect(host.statistics.cells - before.cells <= 8)
  }
}
