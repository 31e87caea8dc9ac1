import GlyphUI
import Testing

@MainActor
struct ToggleStyleStackTests {
  private let toggle = Toggle("L", isOn: .constant(true))
  private let a = Marking("A")
  private let b = Marking("B")
  private let red = Wrapping("red")
  private let blue = Wrapping("blue")

  private func picture(_ view: some View) -> String { view.rendered(width: nil) }

  @Test func `no style is the default`() {
    #expect(picture(toggle) == "[✓] L")
  }

  @Test func `the nearest style that draws the label is the last`() {
    #expect(picture(toggle.toggleStyle(a).toggleStyle(b)) == "A(L)")
    #expect(picture(toggle.toggleStyle(a).toggleStyle(red)) == "A(L)")
  }

  @Test func `a style that wraps the toggle hands it on outward`() {
    #expect(picture(toggle.toggleStyle(red)) == "red[[✓] L]")
    #expect(picture(toggle.toggleStyle(red).toggleStyle(a)) == "red[A(L)]")
    #expect(picture(toggle.toggleStyle(red).toggleStyle(red)) == "red[red[[✓] L]]")
    #expect(
      picture(toggle.toggleStyle(red).toggleStyle(blue).toggleStyle(a)) == "red[blue[A(L)]]")
  }

  private struct Terminal: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "term(")
        Toggle(configuration).toggleStyle(Marking("A"))
        Text(verbatim: ")")
      }
    }
  }

  @Test func `a style set inside of a style is nearer than all outside`() {
    #expect(picture(toggle.toggleStyle(Terminal()).toggleStyle(b)) == "term(A(L))")
  }

  private struct Twice: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Toggle(configuration)
        Toggle(configuration)
      }
    }
  }

  @Test func `the toggle may be wrapped twice`() {
    #expect(
      picture(toggle.toggleStyle(Twice()).toggleStyle(red)) == "red[[✓] L] red[[✓] L]")
  }

  private struct Fresh: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Toggle("i", isOn: configuration.$isOn)
      }
    }
  }

  @Test func `a new toggle inside of a style takes the next outer style`() {
    #expect(picture(toggle.toggleStyle(Fresh()).toggleStyle(a)) == "L A(i)")
    #expect(picture(toggle.toggleStyle(Fresh())) == "L [✓] i")
  }

  @Test func `a style around a container reaches those that have none of their own`() {
    let row = HStack {
      Toggle("1", isOn: .constant(true)).toggleStyle(red)
      Toggle("2", isOn: .constant(true))
    }
    #expect(picture(row.toggleStyle(a)) == "red[A(1)] A(2)")
  }

  @Test func `wrapping carries a mixed state on`() {
    let mixed = Toggle("L", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
    #expect(picture(mixed.toggleStyle(red)) == "red[[–] L]")
    #expect(picture(mixed.toggleStyle(red).toggleStyle(Tapping())) == "red[some L]")
  }

  @Test func `styles go through views with bodies of their own`() {
    struct Panel: View {
      @State private var isOn = false
      var body: some View { Toggle("L", isOn: $isOn) }
    }
    #expect(picture(Panel().toggleStyle(red).toggleStyle(a)) == "red[A(L)]")
  }

  private struct Labelled: View {
    let times: Int
    var body: some View {
      Toggle(isOn: .constant(false)) {
        Toggle("inner", isOn: .constant(true))
      }
      .toggleStyle(Repeating(times: times))
    }
  }

  private struct Repeating: ToggleStyle {
    let times: Int
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "r")
        ForEach(0..<times) { _ in configuration.label }
      }
    }
  }

  @Test func `a toggle in a label is styled where the label stands`() {
    #expect(picture(Labelled(times: 0).toggleStyle(a)) == "r")
    #expect(picture(Labelled(times: 1).toggleStyle(a)) == "r A(inner)")
    #expect(picture(Labelled(times: 2).toggleStyle(a)) == "r A(inner) A(inner)")
    #expect(picture(Labelled(times: 1)) == "r [✓] inner")
  }

  @Test func `families do not affect one another`() {
    struct Angular: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(verbatim: "<")
          configuration.label
          Text(verbatim: ">")
        }
      }
    }
    struct Buttoned: ToggleStyle {
      let isPlain: Bool
      @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        let button = Button(action: { configuration.isOn.toggle() }) { configuration.label }
        if isPlain { button.buttonStyle(.plain) } else { button }
      }
    }
    let view = toggle.toggleStyle(Buttoned(isPlain: false))
    #expect(picture(view) == "[ L ]")
    #expect(picture(view.buttonStyle(Angular())) == "<L>")
    #expect(picture(toggle.toggleStyle(Buttoned(isPlain: true)).buttonStyle(Angular())) == "L")
    #expect(picture(toggle.buttonStyle(Angular())) == "[✓] L")
    #expect(picture(toggle.toggleStyle(.button).buttonStyle(Angular())) == "<✓ L>")
  }
}
