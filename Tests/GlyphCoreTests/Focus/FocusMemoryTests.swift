import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct FocusMemoryTests {
  private struct Pages: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        HStack {
          Button("A") {}
          Button("B") { isFirst = false }
        }
        .keepsFocus(isShown: isFirst)
        .opacity(isFirst ? 1 : 0)
        if !isFirst {
          Button("C") { isFirst = true }.keepsFocus(isShown: true, takesFocus: true)
        }
      }
    }
  }

  @Test func `focus goes to a view that takes it, and back to what had it before`() {
    let player = Player(width: 20, height: 2) { Pages() }
    player.press(.tab, .tab, .space)
    #expect(player.screen.contains("▸ C ◂"))
    player.press(.space)
    #expect(player.screen.contains("[ A ] ▸ B ◂"))
  }

  private struct Hiding: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("A") { isShown = false }.keepsFocus(isShown: isShown).opacity(isShown ? 1 : 0)
        Button("B") { isShown = true }
      }
    }
  }

  @Test func `focus does not stay in a view that is not shown, and a focus that moved on stays`() {
    let player = Player(width: 20, height: 2) { Hiding() }
    player.press(.tab, .space)
    #expect(!player.screen.contains("▸"))
    player.press(.tab)
    #expect(player.screen.contains("▸ B ◂"))
    player.press(.space)
    #expect(player.screen.contains("▸ A ◂"))
  }
}
