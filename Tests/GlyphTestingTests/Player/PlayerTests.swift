import GlyphUI
import Testing

@testable import GlyphTesting

@MainActor
struct PlayerTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      HStack {
        Text(verbatim: name)
        Text(verbatim: "\(count)")
      }
      .onTapGesture { count += 1 }
    }
  }

  private struct Counters: View {
    var body: some View {
      VStack(alignment: .leading) {
        Counter(name: "first")
        Counter(name: "second")
        Counter(name: "first")
      }
    }
  }

  private func player() -> Player { Player(width: 8, height: 3) { Counters() } }

  @Test func `keys go to what has focus`() {
    let player = player()
    #expect(!player.press(.space))
    #expect(player.press(.tab, .tab, .space, .return))
    #expect(player.type("  \n"))
    #expect(player.screen.contains("second 5"))
    #expect(player.screen.hasPrefix("first 0"))
  }

  @Test func `a click goes to the first cell of a text`() {
    let player = player()
    #expect(player.click("first", occurrence: 1))
    #expect(player.click("con"))
    #expect(player.click("second 1"))
    #expect(player.click(x: 0, y: 0))
    #expect(player.surface.places(of: "first") == [GridPoint(x: 0, y: 0), GridPoint(x: 0, y: 2)])
    player.host.send(.key(.escape))
    #expect(player.screen == "first 1\nsecond 2\nfirst 1")
  }

  @Test func `a text is found where its first cell stands`() {
    var surface = Surface(width: 12, height: 2)
    surface.draw(CleanText("漢字 2e\u{301}"), x: 1, y: 1)
    #expect(surface.places(of: "字 2e\u{301}") == [GridPoint(x: 3, y: 1)])
    #expect(surface.places(of: "2e") == [])
    #expect(surface.places(of: "") == [])
  }

  @Test func `a text that is not there is an issue that shows the screen`() {
    let player = player()
    withKnownIssue {
      #expect(!player.click("Frist"))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          "Frist" is not on the screen:

          ┌────────┐
          │first 0 │
          │second 0│
          │first 0 │
          └────────┘
          """
      }
    }
    withKnownIssue {
      player.click("first", occurrence: 2)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("\"first\" is only 2 times on the screen") }
    }
  }

  @Test func `another size lays the screen out anew`() {
    let player = player()
    player.resize(width: 10, height: 4)
    #expect(player.screen == " first 0\n second 0\n first 0\n")
    expectSnapshot(of: player)
  }
}
