import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct MenuTests {
  private struct File: View {
    @State private var log = "none"
    @State private var isBold = false
    @State private var size = 1
    var body: some View {
      VStack(alignment: .leading) {
        Menu("File") {
          Button("New") { log = "new" }
          Button("Delete", role: .destructive) { log = "deleted" }
          Toggle("Bold", isOn: $isBold)
          Picker("Size", selection: $size) {
            Text(verbatim: "Small").tag(1)
            Text(verbatim: "Large").tag(2)
          }
        }
        Text(verbatim: "\(log) \(isBold) \(size)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `rows act and put the menu away`() {
    let player = Player(width: 20, height: 9) { File() }
    player.press(.tab, .space)
    expectSnapshot(of: player)
    player.press(.downArrow, .return)
    #expect(player.screen.hasPrefix("▸ File ▾ ◂\ndeleted false 1\n\n"))
    player.press(.space)
    player.click("Bold")
    #expect(player.screen.contains("deleted true 1"))
    player.press(.space)
    #expect(player.screen.contains("✓ Bold"))
    player.click("Large")
    #expect(player.screen.contains("deleted true 2"))
  }

  @Test func `a disabled menu does not open`() {
    let player = Player(width: 20, height: 9) { File().disabled(true) }
    #expect(!player.click("File"))
  }
}
