import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TextHazardTests {
  @Test(arguments: [
    ("a\u{1B}[2Jb", "a␛[2Jb"), ("\u{1B}]52;c;x\u{07}", "␛]52;c;x␇"),
    ("\u{9B}31mred", "\u{FFFD}31mred"),
    ("a\u{08}b", "a␈b"), ("evil\rgood", "evil␍good"), ("x\u{202E}y", "xy"), ("a\u{3164}b", "ab"),
    ("a\u{200D}b", "ab"), ("\u{FFFE}", "\u{FFFD}"), ("\u{7F}", "␡"), ("\u{0}", "␀"),
  ])
  func `What could harm a terminal becomes visible or goes`(source: String, shown: String) {
    #expect(Text(verbatim: source).rendered() == shown)
    #expect(Text(LocalizedStringKey(source)).rendered() == shown)
    #expect((Text(verbatim: source) + Text(verbatim: "!").bold()).rendered() == shown + "!")
    #expect(Text("\(source)").rendered() == shown)
  }

  @Test(arguments: ["\u{200D}", "\u{FE0F}\u{FE0F}", "\u{200D}\u{200D}", "\u{301}"])
  func `Characters without width take none and end`(string: String) {
    let surface = ViewRenderer(content: Text(verbatim: string)).surface
    #expect(surface.size.width == 0)
    #expect(Text(verbatim: string).rendered(width: 3) == "")
    #expect(ViewRenderer(content: Text(verbatim: "a" + string)).surface.size.width == 1)
  }

  @Test func `Marks do not pile up`() {
    let zalgo = "Z" + String(repeating: "\u{301}", count: 5000)
    let surface = ViewRenderer(content: Text(verbatim: zalgo)).surface
    #expect(surface.size.width == 1)
    #expect(surface.text.unicodeScalars.count <= 9)
  }

  @Test(arguments: ["⚠\u{FE0F} hot", "🌡\u{FE0F}", "\u{2764}\u{200D}\u{1F525}", "👨‍👩‍👧", "🇩🇪"])
  func `What is measured is what is drawn`(string: String) {
    let row = HStack(spacing: 0) {
      Text(verbatim: "|")
      Text(verbatim: string)
      Text(verbatim: "|")
    }
    let surface = ViewRenderer(content: row).surface
    #expect(surface[surface.size.width - 1, 0].character == "|")
    #expect(surface.text == "|" + string + "|")
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func `Truncated wide text leaves its neighbour where it belongs`(mode: Text.TruncationMode) {
    for width in 2...22 {
      let row = HStack(spacing: 0) {
        Text(verbatim: "あいうえおかきくけこ").lineLimit(1).truncationMode(mode)
        Text(verbatim: "|")
      }
      let surface = ViewRenderer(content: row).surface(width: width)
      #expect(surface.text.hasSuffix(width > 20 ? "こ|" : mode == .tail ? "…|" : "|"))
      #expect(surface.text.contains("…") == (width <= 20))
    }
  }

  @Test func `An interpolated control is as visible as any other`() {
    let surface = ViewRenderer(content: Text("**\("\u{1B}]0;owned\u{07}")**")).surface
    #expect(surface.text == "␛]0;owned␇")
    #expect(!surface.ansi(.truecolor).contains("\u{1B}]"))
  }

  @Test func `A tab stands at the stop of the whole line, whatever run it is in`() {
    let text = Text(verbatim: "abc").bold() + Text(verbatim: "\tx")
    #expect(text.rendered() == "abc     x")
  }
}
