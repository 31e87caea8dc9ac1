import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct MarkdownTests {
  /// The text with bold in capitals, italics in slashes, strikes in minuses.
  private func picture(_ string: String) -> String {
    InlineMarkdown.spans(of: string).map { span in
      var text = ""
      switch span.content {
      case .text(let string): text = string
      case .insertion(let number): text = "#\(number)"
      }
      if span.traits.contains(.isBold) { text = "<b>" + text + "</b>" }
      if span.traits.contains(.isItalic) { text = "<i>" + text + "</i>" }
      if span.traits.contains(.isStruck) { text = "<s>" + text + "</s>" }
      if let link = span.link { text = "<a \(link)>" + text + "</a>" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**b**", "<b>b</b>"), ("__b__", "<b>b</b>"), ("*i*", "<i>i</i>"),
    ("_i_", "<i>i</i>"), ("***bi***", "<i><b>bi</b></i>"), ("~~s~~", "<s>s</s>"),
    ("~s~", "<s>s</s>"),
    ("a*b*c", "a<i>b</i>c"), ("a_b_c", "a_b_c"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"), ("close**", "close**"),
    ("*a **b** c*", "<i>a </i><i><b>b</b></i><i> c</i>"), ("\\*a\\*", "*a*"), ("`**c**`", "**c**"),
    ("``a`b``", "a`b"), ("`open", "`open"), ("a\nb", "a\nb"), ("~~~x~~~", "~~~x~~~"),
    ("[t](https://a.b)", "<a https://a.b>t</a>"), ("[t]", "[t]"), ("[t](", "[t]("),
    ("[**t**](https://a.b \"title\")", "<a https://a.b><b>t</b></a>"), ("a]b", "a]b"),
    ("<https://a.b>", "<a https://a.b>https://a.b</a>"), ("a < b > c", "a < b > c"),
    ("[a](b(c)d)", "<a b(c)d>a</a>"), ("**a*", "*<i>a</i>"), ("*a**", "<i>a</i>*"),
    ("****", "****"), ("", ""),
  ])
  func `Inline Markdown becomes spans`(source: String, spans: String) {
    #expect(picture(source) == spans)
  }

  @Test func `A key is parsed, and strings never are`() {
    let string = "**b**"
    #expect(Text("**b**").rendered() == "b")
    #expect(Text(string).rendered() == "**b**")
    #expect(Text(verbatim: "**b**").rendered() == "**b**")
    #expect(Text(LocalizedStringKey(string)).rendered() == "b")
    #expect(Text("x \(string)").rendered() == "x **b**")
  }

  @Test func `What is interpolated is shown as it stands, inside of emphasis too`() {
    let name = "*x*"
    #expect(Text("**\(name)**").rendered() == "*x*")
    #expect(Text("a**\("(b)")**").rendered() == "a(b)")
    #expect(Text("**\("plain")** and \("more")").rendered() == "plain and more")
    #expect(Text("[\("t")](https://a.b/\(7))").rendered() == "t")
    #expect(Text("`\("c")`").rendered() == "c")
    #expect(Text("\("**")a\("**")").rendered() == "**a**")
  }

  @Test func `Numbers are interpolated as printf shows them`() {
    #expect(Text("\(1234567)").rendered() == "1234567")
    #expect(Text("\(3.5)").rendered() == "3.500000")
    #expect(Text("\(3.14159, specifier: "%.2f")").rendered() == "3.14")
    #expect(Text("\(7, specifier: "%03d") \(UInt8(200)) \(true)").rendered() == "007 200 true")
  }

  @Test func `A link's cells lead to its target and are underlined`() {
    let surface = ViewRenderer(content: Text("see [docs](https://a.b)")).surface
    let style = surface[4, 0].style
    #expect(surface.text == "see docs")
    #expect(surface.styles.target(of: style.link) == "https://a.b")
    #expect(style.attributes == .underline)
    #expect(surface[0, 0].style == .standard)
  }

  @Test func `A target that is not safe to open is only text`() {
    let surface = ViewRenderer(content: Text("[x](javascript:alert)")).surface
    #expect(surface.text == "x")
    #expect(surface[0, 0].style == .standard)
  }

  @Test func `A pile of delimiters without partners costs no more than its length`() {
    let source = String(repeating: "*a **b _c ", count: 2000)
    #expect(picture(source) == source)
  }
}
