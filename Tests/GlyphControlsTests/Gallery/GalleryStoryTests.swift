import GalleryScreens
import GlyphTesting
import GlyphUI
import Testing

/// Every screen with toggles is worked with keys, and with the pointer.
@MainActor
@Suite struct GalleryStoryTests {
  private func player(_ name: String) throws -> Player {
    let section = try #require(Gallery.section(named: name))
    return Player(width: Gallery.width, height: 40) { section.content() }
  }

  @Test func `Wi-Fi that is switched off takes the toggle below it away`() throws {
    let player = try player("toggles")
    #expect(player.screen.contains("[ ] Ask to join networks"))
    player.press(.tab, .space)
    #expect(!player.screen.contains("Ask to join networks"))
    player.click("Wi-Fi")
    #expect(player.screen.contains("[ ] Ask to join networks"))
  }

  @Test func `a toggle over alarms is mixed, sets them all, and follows them`() throws {
    let player = try player("toggles")
    #expect(player.screen.contains("[–] All alarms"))
    player.click("All alarms")
    #expect(player.screen.contains("[✓] All alarms"))
    #expect(player.screen.contains("[✓] 07:15"))
    player.click("06:30")
    #expect(player.screen.contains("[–] All alarms"))
    player.click("07:15")
    player.click("09:00")
    #expect(player.screen.contains("[ ] All alarms"))
  }

  @Test func `constant and disabled toggles stay as they are`() throws {
    let player = try player("toggles")
    player.click("Always on")
    #expect(player.screen.contains("[✓] Always on"))
    let before = player.screen
    #expect(!player.click("Disabled"))
    #expect(player.screen == before)
  }
}
