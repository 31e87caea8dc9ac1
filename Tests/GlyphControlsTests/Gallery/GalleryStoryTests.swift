import GalleryScreens
import GlyphTesting
import GlyphUI
import Testing

/// Every page with something to operate is worked with keys and with the pointer.
@MainActor
@Suite struct GalleryStoryTests {
  private func player(_ name: String, unit: CellSize? = nil) throws -> Player {
    let section = try #require(Gallery.section(named: name))
    return Player(width: Gallery.width, height: 40) { section.content(unit: unit) }
  }

  /// Clicks, and then looks elsewhere, so that no mark of focus is in the picture.
  private func click(_ label: String, _ occurrence: Int = 0, in player: Player) {
    player.click(label, occurrence: occurrence)
    player.press(.escape)
  }

  private func press(_ keys: KeyEquivalent..., in player: Player) {
    for key in keys { player.press(key) }
    player.press(.escape)
  }

  private func expect(
    _ player: Player, shows texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in texts {
      #expect(player.screen.contains(text), sourceLocation: sourceLocation)
    }
  }

  @Test func `Wi-Fi that is switched off takes the toggle below it away`() throws {
    let player = try player("toggles")
    expect(player, shows: "[ ] Ask to join networks")
    press(.tab, .space, in: player)
    #expect(!player.screen.contains("Ask to join networks"))
    click("Wi-Fi", in: player)
    expect(player, shows: "[ ] Ask to join networks")
  }

  @Test func `a toggle over alarms is mixed, sets them all, and follows them`() throws {
    let player = try player("toggles")
    expect(player, shows: "[–] All alarms")
    click("All alarms", in: player)
    expect(player, shows: "[✓] All alarms", "[✓] 06:30", "[✓] 07:15", "[✓] 09:00")
    click("06:30", in: player)
    expect(player, shows: "[–] All alarms")
    click("07:15", in: player)
    click("09:00", in: player)
    expect(player, shows: "[ ] All alarms")
  }

  @Test func `labels of any kind can be clicked`() throws {
    let player = try player("toggles")
    click("Airplane mode", in: player)
    click("Sound", in: player)
    click("Uses more", in: player)
    expect(player, shows: "[✓] ➤ Airplane mode", "[ ] ◁ Sound", "[✓] Lossless audio")
  }

  @Test func `constant and disabled toggles stay as they are`() throws {
    let player = try player("toggles")
    let before = player.screen
    click("Always on", in: player)
    click("Disabled", in: player)
    #expect(player.screen == before)
  }

  @Test func `each built-in style flips by click, and mixed turns on`() throws {
    let player = try player("built-in")
    let looks = [
      ("[ ] On ", "[✓] Mixed"), ("On (○──)", "Mixed (━━●)"), ("On (○──)", "Mixed (━━●)"),
      ("[ ] On ", "[✓] Mixed"), ("[ · On ]", "[ ✓ Mixed ]"), ("[ · On ]", "[ ✓ Mixed ]"),
    ]
    for (row, (off, on)) in looks.enumerated() {
      click("On", row, in: player)
      click("Mixed", row, in: player)
      let line = player.screen.split(separator: "\n").filter { $0.contains(" Disabled") }[row]
      #expect(line.contains(off), "row \(row)")
      #expect(line.contains(on), "row \(row)")
    }
    let before = player.screen
    click("Disabled", 3, in: player)
    #expect(player.screen == before)
  }

  @Test func `each built-in style flips by key`() throws {
    let player = try player("built-in")
    for row in 0..<6 {
      for key in [KeyEquivalent.space, .return, .space] {
        player.press(.tab)
        let before = player.screen
        player.press(key)
        #expect(player.screen != before, "row \(row)")
      }
    }
  }

  @Test func `a style writes through its configuration, and through the binding`() throws {
    let player = try player("state")
    press(.tab, .space, in: player)
    expect(player, shows: "One is off [ Flip ] [ ] Set")
    click("Set", in: player)
    expect(player, shows: "One is on [ Flip ] [✓] Set")
    click("Flip", 1, in: player)
    expect(player, shows: "Many is on [ Flip ] [✓] Set")
    let before = player.screen
    click("Flip", 2, in: player)
    #expect(player.screen == before)
  }

  @Test func `a checklist is ticked in a stack and in a list`() throws {
    let player = try player("checklist")
    press(.tab, .space, in: player)
    click("Olive oil", in: player)
    click("Delivered", in: player)
    expect(player, shows: "✔ Paid", "✔ Olive oil", "✔ Bread", "✔ Delivered")
    click("Paid", in: player)
    expect(player, shows: "○ Paid")
  }

  @Test(arguments: ["wrapping", "nesting"])
  func `toggles in wrapped styles answer key and click`(_ name: String) throws {
    let player = try player(name)
    let before = player.screen
    press(.tab, .space, in: player)
    #expect(player.screen != before)
    #expect(!player.screen.contains("✓"))
    click("[ ]", in: player)
    #expect(player.screen == before)
  }

  @Test func `a toggle with symbols is one symbol at a time`() throws {
    let player = try player("symbol")
    click("Favorite", in: player)
    expect(player, shows: "♡ Favorite")
    press(.tab, .space, in: player)
    expect(player, shows: "♥ Favorite", "▬ Some of these")
    click("Some of these", in: player)
    click("Archived", in: player)
    expect(player, shows: "✔ Flagged", "✔ Pinned", "✔ Some of these", "○ Archived")
  }

  @Test func `a toggle over a collection sets all, and is mixed when one differs`() throws {
    let player = try player("collection")
    expect(player, shows: "▬ Everything")
    press(.tab, .space, in: player)
    expect(player, shows: "✔ Everything", "✔ Passport", "✔ Charger", "✔ Sunscreen")
    click("Charger", in: player)
    expect(player, shows: "▬ Everything", "○ Charger")
  }

  @Test func `toggles on cards flip`() throws {
    let player = try player("card")
    press(.tab, .space, in: player)
    click("Badges", in: player)
    click("Sounds", in: player)
    click("Vibration", in: player)
    expect(
      player, shows: "│ [ ] ∩ Notifications │", "Badges (━━●)", "[✓] Sounds", " ✓  Vibration")
  }

  @Test func `a border follows the state`() throws {
    let player = try player("bordered", unit: .cells)
    expect(player, shows: "┃ Location (━━●) ┃", "│ Camera (○──) │")
    press(.tab, .space, in: player)
    click("Camera", in: player)
    expect(player, shows: "│ Location (○──) │", "┃ Camera (━━●) ┃")
  }

  @Test func `images change with the state`() throws {
    let player = try player("asset")
    press(.tab, .space, in: player)
    #expect(!player.screen.contains("✓"))
    click("┌───┐", 1, in: player)
    #expect(player.screen.split(separator: "✓").count == 2)
    let before = player.screen
    click("┌───┐", 2, in: player)
    #expect(player.screen == before)
  }

  @Test func `the knob of a switch drawn by hand slides, and a text follows`() throws {
    let player = try player("capsule")
    expect(player, shows: "The heating is on", "╭───▟██▙")
    click("▟██▙", in: player)
    expect(player, shows: "The heating is off")
    #expect(!player.screen.contains("╭───▟██▙"))
    press(.tab, .space, in: player)
    expect(player, shows: "The heating is on")
  }

  @Test func `a flashlight throws light while it is on`() throws {
    let player = try player("flashlight")
    expect(player, shows: "☼", "▼")
    click("Tent", in: player)
    #expect(!player.screen.contains("☼"))
    press(.tab, .space, in: player)
    expect(player, shows: "☼")
  }

  @Test func `day becomes night`() throws {
    let player = try player("day-night")
    click("☼", in: player)
    #expect(!player.screen.contains("☼"))
    press(.tab, .space, in: player)
    expect(player, shows: "☼")
  }

  @Test func `the state of a style lives at each toggle`() throws {
    let player = try player("counting")
    click("First", in: player)
    click("Second", in: player)
    press(.tab, .tab, .space, in: player)
    expect(
      player, shows: "☆ First tapped 1×", "☆ Second tapped 2×", "☆ Third locked")
  }

  @Test func `labels are used twice, never, and with toggles in them`() throws {
    let player = try player("nested")
    click("left or right", 1, in: player)
    expect(player, shows: "left or right ← left or right", "▯▮", "› Sync")
    click("on mobile data", in: player)
    expect(player, shows: "› Sync [✓] on mobile data")
    press(.tab, .space, in: player)
    expect(player, shows: "▮▯", "⌄ Sync [✓] on mobile data")
  }

  @Test func `toggles in forms and lists answer`() throws {
    let player = try player("containers")
    click("Bluetooth", in: player)
    click("Charger", in: player)
    press(.tab, .space, in: player)
    expect(player, shows: "│ [✓] Bluetooth", "│ [✓] Charger", "│ [ ] Wi-Fi", "│  ✓  Bluetooth")
  }

  @Test func `buttons in any style act, and disabled ones do not`() throws {
    let player = try player("buttons")
    for name in ["Automatic", "Bordered", "Prominent", "Borderless", "Plain", "Add", "Disabled"] {
      click(name, in: player)
    }
    expect(player, shows: "Pressed 6 times")
    click("Pressed", in: player)
    expect(player, shows: "Pressed 7 times")
    click("Delete", in: player)
    expect(player, shows: "Pressed 0 times")
  }

  @Test func `a value in the environment reaches those below it`() throws {
    let player = try player("environment")
    press(.tab, .space, in: player)
    expect(player, shows: "70 °F\n", "21 °C\n")
  }
}
