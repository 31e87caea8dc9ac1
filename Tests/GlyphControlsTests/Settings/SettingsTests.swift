import GlyphTesting
import GlyphUI
import SettingsScreen
import Testing

@MainActor
@Suite struct SettingsTests {
  private func player(_ width: Int, _ height: Int, page: String) -> Player {
    let player = Player(width: width, height: height) { SettingsScreen() }
    if page != "General" { player.click(page) }
    player.press(.escape)
    return player
  }

  @Test(arguments: ["General", "Sound", "Privacy"])
  func `each page looks as recorded on a large screen and on a small one`(_ page: String) {
    expectSnapshot(of: player(80, 24, page: page), named: "\(page.lowercased()).80x24")
    expectSnapshot(of: player(40, 12, page: page), named: "\(page.lowercased()).40x12")
  }

  @Test func `a question comes before everything is reset`() {
    let player = player(40, 12, page: "Privacy")
    player.click("Everything")
    #expect(player.screen.contains("[✓] Location"))
    player.click("Reset", occurrence: 1)
    expectSnapshot(of: player, named: "reset.40x12")
    player.press(.escape)
    #expect(player.screen.contains("[✓] Location"))
    player.click("Reset", occurrence: 1)
    player.press(.tab, .return)
    #expect(player.screen.contains("[ ] Location"))
    #expect(!player.screen.contains("as it was at first"))
  }

  @Test func `the accent is chosen by keys and colours every page`() {
    let player = player(80, 24, page: "General")
    player.press(.tab, .tab, .tab, .space)
    expectSnapshot(of: player, named: "accent.80x24")
    player.press(.downArrow, .return)
    #expect(player.screen.contains("▸ Green ▾ ◂"))
  }

  @Test func `muting disables the volume`() {
    let player = player(80, 24, page: "Sound")
    #expect(player.screen.contains("Volume ("))
    player.click("Mute")
    #expect(!player.screen.contains("Volume ("))
  }
}
