import GlyphUI
import Testing

@MainActor
struct ButtonStyleTests {
  private struct Angular: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "<")
        configuration.label
        Text(verbatim: ">")
      }
    }
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "w(")
        Button(configuration)
        Text(verbatim: ")")
      }
    }
  }

  @Test func `the style nearest to the button counts`() {
    let button = Button("A") {}
    #expect(button.buttonStyle(Angular()).buttonStyle(.bordered).rendered(width: nil) == "<A>")
    #expect(button.buttonStyle(.bordered).buttonStyle(Angular()).rendered(width: nil) == "[ A ]")
  }

  @Test func `a button inside of a style is drawn by the next outer one`() {
    let button = Button("A") {}
    #expect(button.buttonStyle(Wrapping()).rendered(width: nil) == "w([ A ])")
    #expect(
      button.buttonStyle(Wrapping()).buttonStyle(Angular()).rendered(width: nil) == "w(<A>)")
    #expect(
      button.buttonStyle(Wrapping()).buttonStyle(Wrapping()).buttonStyle(.plain)
        .rendered(width: nil) == "w(w(A))")
    #expect(
      button.buttonStyle(Angular()).buttonStyle(Wrapping()).rendered(width: nil) == "<A>")
  }

  private struct Focusing: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: isFocused ? "!" : isEnabled ? "." : "-")
        configuration.label
      }
    }
  }

  @Test func `a style's environment is that of the button it draws`() {
    let host = ViewHost(width: 8, height: 1) {
      HStack {
        Button("A") {}
        Button("B") {}
        Button("C") {}.disabled(true)
      }
      .buttonStyle(Focusing())
      .focusEffectDisabled()
    }
    #expect(host.render().text == ".A .B -C")
    host.send(.key(.tab))
    #expect(host.render().text == "!A .B -C")
    host.send(.key(.tab))
    #expect(host.render().text == ".A !B -C")
  }

  private struct Counting: PrimitiveButtonStyle {
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(count)")
      }
      .onTapGesture {
        count += 1
        if count % 2 == 0 { configuration.trigger() }
      }
    }
  }

  @Test func `a style has a state of its own at each button and decides when it acts`() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let host = ViewHost(width: 3, height: 2) {
      VStack {
        Button("A") { log.entries.append("A") }
        Button("B") { log.entries.append("B") }
      }
      .buttonStyle(Counting())
    }
    #expect(host.render().text == "A 0\nB 0")
    host.send(.click(x: 0, y: 1))
    host.send(.click(x: 0, y: 1))
    host.send(.click(x: 0, y: 0))
    #expect(host.render().text == "A 1\nB 2")
    #expect(log.entries == ["B"])
  }

  private struct TwoLabels: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.label
    }
  }

  @Test func `a label may be used twice or not at all`() {
    struct NoLabel: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text(verbatim: "?") }
    }
    #expect(Button("A") {}.buttonStyle(TwoLabels()).rendered(width: nil) == "A A")
    #expect(Button("A") {}.buttonStyle(NoLabel()).rendered(width: nil) == "?")
  }

  @Test func `a body of several views is one stop for Tab`() {
    let host = ViewHost(width: 16, height: 1) {
      HStack(spacing: 4) {
        Button("A") {}.buttonStyle(TwoLabels())
        Button("B") {}
      }
    }
    host.send(.key(.tab))
    host.send(.key(.tab))
    #expect(host.render().text.trimmingCharacters(in: [" "]) == "A A    ▸ B ◂")
  }

  @Test func `styles reach buttons through other views and stop at nothing`() {
    struct Panel: View {
      var body: some View { Button("A") {} }
    }
    #expect(
      HStack {
        Panel(); Button("B") {}.buttonStyle(.plain)
      }.buttonStyle(Angular())
        .rendered(width: nil) == "<A> B")
  }
}
