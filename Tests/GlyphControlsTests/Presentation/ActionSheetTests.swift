import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ActionSheetTests {
  private struct Sheet: View {
    @State private var isShown = false
    @State private var chosen = "nothing"

    var body: some View {
      Button("Open \(chosen)") { isShown = true }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("What now?"), message: Text("Choose."),
            buttons: [
              .default(Text("Save")) { chosen = "save" },
              .destructive(Text("Discard")) { chosen = "discard" }, .cancel(),
            ])
        }
    }
  }

  @Test func `the older form of a choice is a dialog with its buttons below each other`() {
    let player = Player(width: 30, height: 10) { Sheet() }
    player.press(.tab, .space)
    #expect(player.screen.contains("What now?") && player.screen.contains("Choose."))
    player.click("Discard")
    #expect(player.screen.contains("Open discard") && !player.screen.contains("What now?"))
    player.press(.space, .escape)
    #expect(player.screen.contains("Open discard"))
  }
}
