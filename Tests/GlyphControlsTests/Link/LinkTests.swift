import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct LinkTests {
  private let url = URL(string: "https://example.com/a") ?? URL(filePath: "/")

  @Test func `a link is underlined in the tint, and a link of the terminal`() {
    let renderer = ViewRenderer(content: Link("Site", destination: url))
    #expect(renderer.text == "Site")
    let ansi = renderer.ansi(.ansi16)
    #expect(ansi.contains(";https://example.com/a\u{1B}\\"))
    #expect(ansi.contains("[4;34mSite"))
    #expect(renderer.surface.html.contains("href=\"https://example.com/a\""))
  }

  @Test func `activating it opens its destination`() {
    var opened: [URL] = []
    let player = Player(width: 10, height: 2) {
      Link(destination: url) { Label("Site", systemImage: "globe") }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url)
            return .handled
          })
    }
    player.press(.tab, .return)
    #expect(opened == [url])
    #expect(player.screen.contains("▸"))
  }

  @Test func `it takes the button style around it`() {
    let link = Link("Site", destination: url).buttonStyle(.bordered)
    #expect(link.rendered() == "[ Site ]")
  }

  @Test func `what is not safe to open is no link of the terminal`() {
    let odd = URL(string: "javascript:alert(1)") ?? url
    #expect(!ViewRenderer(content: Link("x", destination: odd)).ansi(.ansi16).contains("]8;"))
  }

  @Test func `it is read as a link`() {
    #expect(Link("Site", destination: url).spokenText() == "Site, link")
  }
}
