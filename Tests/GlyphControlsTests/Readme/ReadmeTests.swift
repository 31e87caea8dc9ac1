import Foundation
import GalleryScreens
import GlyphTesting
import GlyphUI
import Testing

@MainActor
@Suite struct ReadmeTests {
  private let folder: URL
  private let readme: String

  init() throws {
    folder = URL(filePath: #filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test(arguments: ["FirstProgram", "Mailbox", "TrafficToggleStyle"])
  func `the code that is shown is code that compiles`(_ name: String) throws {
    let file = folder.appending(path: "\(name).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
      .replacing("import GlyphUI\n\n", with: "")
    #expect(readme.contains(source), "\(name).swift")
  }

  @Test func `the picture at the top is a page of the gallery`() throws {
    let section = try #require(Gallery.section(named: "collection"))
    let page = section.content().rendered(width: Gallery.width)
    #expect(readme.contains("```text\n\(page)\n```"))
  }

  @Test func `the first program prints what is shown`() {
    #expect(readme.contains("```text\n\(Packing().rendered())\n```"))
  }

  @Test func `the styles draw what is shown`() {
    let view = HStack(alignment: .center, spacing: 3) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Wi-Fi", isOn: .constant(false))
        .toggleStyle(TrafficToggleStyle())
      Toggle("Wi-Fi", isOn: .constant(true))
        .toggleStyle(FramedToggleStyle())
        .toggleStyle(TrafficToggleStyle())
    }
    #expect(readme.contains("```text\n\(view.rendered())\n```"))
  }

  @Test func `the screens are those that are shown`() {
    let player = Player(width: 40, height: 6) { Mailbox() }
    player.press(.tab, .downArrow)
    #expect(readme.contains("```text\n\(player.screen)\n```"))
    player.press(.return)
    #expect(readme.contains("```text\n\(player.screen)\n```"))
  }

  @Test func `the test that is shown passes`() {
    let player = Player(width: 24, height: 8) { Packing() }
    player.press(.tab, .tab, .space)
    #expect(player.screen.contains("▸✓◂ Charger"))
    player.click("Passport")
    expectSnapshot(of: player)
  }
}
