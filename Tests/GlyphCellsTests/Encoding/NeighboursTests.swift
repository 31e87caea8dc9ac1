import GlyphCells
import Testing

struct NeighboursTests {
  private func row(_ left: String, _ right: String) -> Surface {
    let first = CleanText(left)
    var surface = Surface(width: first.width + CleanText(right).width, height: 1)
    surface.draw(first, x: 0, y: 0)
    surface.draw(CleanText(right), x: first.width, y: 0)
    return surface
  }

  @Test(arguments: [("🇫", "🇷"), ("a", "🏽"), ("👍", "🏽"), (" ", "🏽"), ("ᄀ", "가")])
  func `documents keep cells apart that would become one cluster`(left: String, right: String)
    throws
  {
    let surface = row(left, right)
    #expect(
      surface.html(HTMLOptions(styling: .classes)).contains(
        "\(left)<span style=\"display:inline-block\">\(right)</span>"))
    #expect(XMLCheck.text(of: surface.html) == left + right)
    for part in surface.svg.split(separator: "<text ") {
      #expect(!part.contains(left + right))
    }
  }

  @Test(arguments: [("🇫🇷", "🇩🇪"), ("👍🏽", "👍"), ("漢", "字"), ("─", "┼"), ("e\u{301}", "a")])
  func `others are left alone`(left: String, right: String) {
    #expect(!row(left, right).html.contains("inline-block"))
  }
}
