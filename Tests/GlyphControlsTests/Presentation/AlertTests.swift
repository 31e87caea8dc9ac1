import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct AlertTests {
  private struct Danger: View {
    @State private var asks = false
    @State private var log = "none"
    var body: some View {
      VStack(alignment: .leading) {
        Button("Erase") { asks = true }
        Toggle("Other", isOn: .constant(false))
        Text(verbatim: log)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .alert("Erase everything?", isPresented: $asks) {
        Button("Keep", role: .cancel) { log = "kept" }
        Button("Erase", role: .destructive) { log = "erased" }
      } message: {
        Text(verbatim: "This cannot be undone.")
      }
    }
  }

  @Test func `a question stands in front of the screen, and focus is at its first answer`() {
    let player = Player(width: 36, height: 9) { Danger() }
    player.press(.tab, .space)
    expectSnapshot(of: player)
  }

  @Test func `an answer acts, the question goes, and focus returns`() {
    let player = Player(width: 36, height: 9) { Danger() }
    player.press(.tab, .space)
    player.press(.tab, .space)
    #expect(player.screen == "▸ Erase ◂\n[ ] Other\nerased\n\n\n\n\n\n")
  }

  @Test func `Escape answers with the one that cancels`() {
    let player = Player(width: 36, height: 9) { Danger() }
    player.press(.tab, .space, .escape)
    #expect(player.screen == "▸ Erase ◂\n[ ] Other\nkept\n\n\n\n\n\n")
  }

  @Test func `what is behind can neither be clicked nor reached by Tab`() {
    let player = Player(width: 36, height: 9) { Danger() }
    player.click("Erase")
    let before = player.screen
    player.click(x: 1, y: 1)
    #expect(player.screen == before)
    player.press(.tab, .tab)
    #expect(player.screen == before)
    player.click("! Erase")
    #expect(player.screen.contains("erased"))
  }

  @Test func `a question without answers has one`() {
    struct Note: View {
      @State private var isThere = true
      var body: some View {
        Text(verbatim: "Back")
          .alert("Done", isPresented: $isThere) {}
      }
    }
    let player = Player(width: 20, height: 7) { Note() }
    #expect(player.screen.contains("OK"))
    player.press(.return)
    #expect(!player.screen.contains("OK"))
  }

  @Test func `an alert about data is there only while there is data`() {
    struct About: View {
      @State var data: Int?
      @State private var isThere = true
      var body: some View {
        Button("Set") { data = 7 }
          .alert("Delete", isPresented: $isThere, presenting: data) { number in
            Button("Delete \(number)") {}
          } message: { number in
            Text(verbatim: "Number \(number) goes.")
          }
      }
    }
    let player = Player(width: 30, height: 8) { About() }
    #expect(!player.screen.contains("Delete"))
    player.press(.tab, .space)
    #expect(player.screen.contains("Number 7 goes."))
    #expect(player.screen.contains("Delete 7"))
  }

  @Test func `the older form asks the same`() {
    struct Old: View {
      @State private var asks = true
      @State private var log = ""
      var body: some View {
        Text(verbatim: "log \(log)").alert(isPresented: $asks) {
          Alert(
            title: Text("Sure?"), message: Text("Think."),
            primaryButton: .destructive(Text("Yes")) { log = "yes" }, secondaryButton: .cancel())
        }
      }
    }
    let player = Player(width: 40, height: 8) { Old() }
    #expect(player.screen.contains("Sure?"))
    #expect(player.screen.contains("Cancel"))
    player.click("Yes")
    #expect(player.screen.contains("log yes"))
  }

  @Test func `a choice stands below each other`() {
    struct Choice: View {
      @State private var isThere = true
      var body: some View {
        Text(verbatim: "Back").confirmationDialog(
          "Open with", isPresented: $isThere, titleVisibility: .visible
        ) {
          Button("Editor") {}
          Button("Browser") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let player = Player(width: 24, height: 9) { Choice() }
    expectSnapshot(of: player)
    player.press(.escape)
    #expect(!player.screen.contains("Editor"))
  }
}
