import GlyphCells
import Testing

struct LinkTests {
  private func target(_ text: String) -> String? {
    let styles = StyleTable()
    return styles.target(of: styles.link(to: text))
  }

  @Test func `schemes that can be opened without harm pass`() {
    #expect(target("https://example.com/a?b=c#d") == "https://example.com/a?b=c#d")
    #expect(target("HTTP://example.com") == "http://example.com")
    #expect(target("mailto:a@example.com") == "mailto:a@example.com")
    #expect(target("file://host/etc") == "file://host/etc")
  }

  @Test func `others are no links`() {
    for text in [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "example.com", "", ":",
      "https:", "http:x", " https://x", "vbscript:x", "https//x",
    ] {
      #expect(target(text) == nil, "\(text)")
    }
  }

  @Test func `whatever could end the sequence is encoded`() {
    #expect(target("http://x\u{7}\u{1B}]52;c") == "http://x%07%1B]52;c")
    #expect(target("http://ü/ \u{7F}") == "http://%C3%BC/%20%7F")
    #expect(target("https://x/" + String(repeating: "a", count: 3000)) == nil)
    #expect(target("https://x/" + String(repeating: "é", count: 900)) == nil)
  }

  @Test func `documents carry the target escaped`() {
    var surface = Surface(width: 4, height: 1)
    let link = surface.styles.link(to: "https://x/?a=1&b='\"<>")
    surface.draw(
      CleanText("link"), x: 0, y: 0, style: surface.styles.intern(CellStyle(link: link)))
    let expected = ["https://x/?a=1&b='\"<>"]
    #expect(XMLCheck.links(of: surface.html) == expected)
    #expect(XMLCheck.links(of: surface.svg) == expected)
    #expect(
      surface.ansi(.none).replacing(/id=[0-9]+/, with: "id=0")
        == "\u{1B}]8;id=0;https://x/?a=1&b='\"<>\u{1B}\\link\u{1B}]8;;\u{1B}\\")
  }
}
