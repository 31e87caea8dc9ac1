import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TextStyleTests {
  /// The view's escape sequences, with ESC shown as `^`.
  private func ansi(_ view: some View) -> String {
    ViewRenderer(content: view).ansi(.ansi16).replacing("\u{1B}[", with: "^")
  }

  @Test func `A text has the colours and strokes that it asks for`() {
    #expect(ansi(Text(verbatim: "a").bold()) == "^1ma^0m")
    #expect(ansi(Text(verbatim: "a").italic().underline()) == "^3;4ma^0m")
    #expect(ansi(Text(verbatim: "a").strikethrough()) == "^9ma^0m")
    #expect(ansi(Text(verbatim: "a").foregroundStyle(.red)) == "^31ma^0m")
    #expect(ansi(Text(verbatim: "a").foregroundColor(nil)) == "a")
    #expect(ansi(Text(verbatim: "a").foregroundStyle(.secondary)) == "^2ma^0m")
  }

  @Test func `Fonts become weight and slant`() {
    #expect(ansi(Text(verbatim: "a").font(.title)) == "^1ma^0m")
    #expect(ansi(Text(verbatim: "a").font(.caption)) == "^2ma^0m")
    #expect(ansi(Text(verbatim: "a").font(.body.italic())) == "^3ma^0m")
    #expect(ansi(Text(verbatim: "a").font(.title).fontWeight(.regular)) == "a")
    #expect(ansi(Text(verbatim: "a").fontWeight(.semibold)) == "^1ma^0m")
    #expect(ansi(Text(verbatim: "a").fontWeight(.medium)) == "a")
  }

  @Test func `Of two modifiers on a text the nearer one wins`() {
    #expect(ansi(Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue)) == "^31ma^0m")
    #expect(ansi(Text(verbatim: "a").font(.body).font(.title)) == "a")
    #expect(ansi(Text(verbatim: "a").underline(false).underline()) == "a")
  }

  @Test func `Texts that are added keep their styles, and what is said of both fills the gaps`() {
    let text = Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c")
    #expect(ansi(text) == "a ^1mb^0m c")
    #expect(ansi(text.foregroundStyle(.red)) == "^31ma ^1mb^22m c^0m")
    let red = Text(verbatim: "r").foregroundStyle(.red) + Text(verbatim: "g")
    #expect(ansi(red.foregroundStyle(.green)) == "^31mr^32mg^0m")
  }

  @Test func `Runs go on across a wrap`() {
    let text = Text(verbatim: "one ") + Text(verbatim: "two three").bold() + Text(verbatim: " four")
    let renderer = ViewRenderer(content: text)
    renderer.proposedSize = ProposedViewSize(width: 8, height: nil)
    #expect(
      renderer.ansi(.ansi16).replacing("\u{1B}[", with: "^") == """
        one ^1mtwo^0m
        ^1mthree^0m
        four
        """)
  }

  @Test func `An interpolated text keeps its style and the rest gets its own back`() {
    let text = Text("a \(Text(verbatim: "b").bold()) c").foregroundStyle(.red)
    #expect(ansi(text) == "^31ma ^1mb^22m c^0m")
  }

  @Test func `Texts that say the same are equal`() {
    #expect(Text(verbatim: "a").bold() == Text(verbatim: "a").bold())
    #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
    #expect(Text(verbatim: "a") + Text(verbatim: "b") == Text(verbatim: "a") + Text(verbatim: "b"))
    #expect(Text("n: \(3)") == Text("n: \(3)"))
    #expect(Text("n: \(3)") != Text("n: \(4)"))
  }

  @Test func `A text stays small`() {
    #expect(MemoryLayout<Text>.stride <= 40)
    #expect(MemoryLayout<PlainText>.size <= 24)
  }

  @Test func `A gradient goes across the text's frame`() {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let surface = ViewRenderer(content: Text(verbatim: "abcd").foregroundStyle(gradient)).surface
    let colors = (0..<4).map { surface[$0, 0].style.foreground }
    #expect(Set(colors).count == 4)
    #expect(surface.text == "abcd")
    #expect((0..<4).allSatisfy { surface[$0, 0].style.attributes.isEmpty })
  }

  @Test func `What is clear leaves no letters`() {
    #expect(Text(verbatim: "abc").foregroundStyle(.clear).rendered() == "")
    let mixed = Text(verbatim: "a") + Text(verbatim: "b").foregroundColor(.clear)
    #expect((mixed + Text(verbatim: "c")).rendered() == "a c")
  }

  @Test func `Half opaque colours are blended where the background is known and dim otherwise`() {
    let half = Text(verbatim: "a").foregroundStyle(Color(red: 1, green: 0, blue: 0).opacity(0.5))
    #expect(
      ViewRenderer(content: half).ansi(.truecolor).replacing("\u{1B}[", with: "^")
        == "^2;38;2;255;0;0ma^0m")
  }
}
