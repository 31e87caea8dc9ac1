import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ContentUnavailableViewTests {
  @Test func `a symbol, a title and a description stand in the middle`() {
    let view = ContentUnavailableView(
      "No Mail", systemImage: "tray", description: Text("New letters appear here."))
    #expect(
      view.rendered(width: 30, height: 5) == """

                      ✉
                   No Mail
           New letters appear here.

        """)
    #expect(view.rendered().split(separator: "\n").count == 3)
  }

  @Test func `a search that found nothing says so`() {
    let text = ContentUnavailableView.search(text: "pear").rendered(width: 44, height: 4)
    #expect(text.contains("No Results for “pear”"))
    #expect(text.contains("Check the spelling or try a new search."))
    #expect(ContentUnavailableView.search.rendered().contains("No Results\n"))
  }

  @Test func `any views can be its parts, and its actions are controls`() {
    var count = 0
    let player = Player(width: 30, height: 5) {
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("There is no network.")
      } actions: {
        Button("Try again") { count += 1 }
        Button("Settings") {}
      }
    }
    player.press(.tab, .space)
    #expect(count == 1 && player.screen.contains("▸ Try again ◂ [ Settings ]"))
    #expect(ContentUnavailableView { Text("Nothing") }.rendered() == "Nothing")
    #expect(
      ContentUnavailableView {
        Text("Nothing")
      } description: {
        Text("at all")
      }.rendered() == "Nothing\nat all")
  }
}
