import GlyphTesting
import Testing

@testable import Household

/// Source that was written for SwiftUI, unchanged, as it looks in points.
@MainActor
struct HouseholdTests {
  @Test func `settings with toggles of many styles`() {
    let player = Player(width: 44, height: 26) { SettingsView() }
    expectSnapshot(of: player)
    player.click("Notifications")
    player.click("☾")
    player.click("♥")
    player.click("Power")
    expectSnapshot(of: player, named: "settings after four taps")
  }

  @Test func `a list of what to pack`() {
    let player = Player(width: 36, height: 20) { PackingList() }
    expectSnapshot(of: player)
    player.click("Charger")
    player.press(.tab, .space)
    expectSnapshot(of: player, named: "a list of what to pack, one packed and one unpacked")
  }

  @Test func `a light that is off, and on`() {
    let player = Player(width: 36, height: 18) { FlashlightView() }
    expectSnapshot(of: player)
    player.click("OFF")
    player.advance(by: .seconds(1))
    expectSnapshot(of: player, named: "a light that is on")
  }

  @Test func `a card, narrow and wide`() {
    expectSnapshot(width: 30) { ProfileCard(person: .sample) }
    expectSnapshot(named: "a wide card with more padding", width: 50) {
      ProfileCard(person: .sample).environment(\.cardPadding, 32)
    }
  }
}
