import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ShareLinkTests {
  private let url = URL(string: "https://example.com/a") ?? URL(filePath: "/")

  @Test func `it is a button, which shows what is to be shared`() {
    let url = url
    let player = Player(width: 40, height: 8) {
      ShareLink("Share the page", item: url, subject: Text("A page"), message: Text("Read this"))
    }
    #expect(player.screen.contains("[ ⇧ Share the page ]"))
    player.press(.tab, .space)
    #expect(player.screen.contains("A page") && player.screen.contains("Read this"))
    #expect(player.screen.contains("https://example.com/a"))
    player.press(.escape)
    #expect(!player.screen.contains("https"))
  }

  @Test func `an address can be opened from there`() {
    var opened: [URL] = []
    let url = url
    let player = Player(width: 40, height: 8) {
      ShareLink(item: url).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    }
    player.press(.tab, .space)
    player.click("Open")
    #expect(opened == [url] && !player.screen.contains("https"))
  }

  private struct Picture {}

  @Test func `of other things the title of the preview is shown`() {
    let player = Player(width: 40, height: 8) {
      ShareLink(item: Picture(), preview: SharePreview("The harbour", image: Image("harbour"))) {
        Text("Share it")
      }
    }
    player.click("Share it")
    #expect(player.screen.contains("The harbour") && !player.screen.contains("Open"))
  }

  @Test func `every call shape compiles`() {
    let url = url
    let view = VStack {
      ShareLink(item: url)
      ShareLink(item: "text")
      ShareLink(item: url) { Label("Share", systemImage: "square.and.arrow.up") }
      ShareLink(item: "text", subject: Text("s"), message: Text("m")) { Text("label") }
      ShareLink("Title", item: "text")
      ShareLink(items: [url, url])
      ShareLink(item: Picture(), preview: SharePreview("a", image: Image("b"), icon: Image("c")))
      ShareLink("Title", item: Picture(), preview: SharePreview("a"))
    }
    #expect(view.rendered().split(separator: "\n").count == 8)
  }
}
