import GlyphTesting
import GlyphUI
import ReducerScreen
import Testing

@MainActor
@Suite struct LampStoryTests {
  private let store = Store(Lamp(), reducer: Lamp.reducer)
  private let player: Player

  init() {
    player = Player(width: 30, height: 5) { [store] in
      LampScreen(store: store).cellSize(.points)
    }
  }

  @Test func `toggling sends an action, and what is derived from the state follows`() {
    #expect(player.screen.contains("The lamp is off."))
    player.press(.tab, .space)
    #expect(store.state == Lamp(isOn: true, switchings: 1))
    #expect(player.screen.contains("The lamp is on."))
    #expect(player.screen.contains("Switched 1×"))
    player.click("▟██▙")
    #expect(store.state == Lamp(isOn: false, switchings: 2))
    expectSnapshot(of: player)
  }

  @Test func `an action from elsewhere moves the toggle`() {
    player.press(.tab, .space, .escape)
    let on = player.screen
    store.send(.powerFailed)
    let off = player.screen
    #expect(off != on)
    #expect(off.contains("The lamp is off."))
    #expect(store.state == Lamp(isOn: false, switchings: 1))
    player.click("▟██▙")
    player.press(.escape)
    #expect(player.screen == on.replacing("Switched 1", with: "Switched 2"))
  }

  @Test func `a button sends an action of its own, while there is power to fail`() {
    player.click("Power failure")
    #expect(store.state == Lamp())
    player.press(.tab, .space)
    player.click("Power failure")
    #expect(store.state == Lamp(isOn: false, switchings: 1))
  }
}
