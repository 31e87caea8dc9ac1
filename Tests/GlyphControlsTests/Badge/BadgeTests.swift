import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct BadgeTests {
  @Test func `in rows a badge stands at the trailing edge, before the arrow of a link`() {
    let view = NavigationStack {
      List {
        Text("Inbox").badge(12)
        NavigationLink("Sent", value: 1).badge(3)
        Text("Trash").badge(0)
        Text("Drafts").badge("new")
        Text("Spam").badge(Text?.none)
      }
    }
    #expect(
      view.rendered(width: 24, height: 7) == """
        ╭──────────────────────╮
        │ Inbox             12 │
        │ Sent             3 › │
        │ Trash                │
        │ Drafts           new │
        │ Spam                 │
        ╰──────────────────────╯
        """)
  }

  @Test func `a tab shows its badge behind its label`() {
    let view = TabView {
      Text("a").tabItem { Text("One") }.badge(2)
      Text("b").badge("!").tabItem { Text("Two") }
      Text("c").tabItem { Text("Three") }.badge(0)
    }
    #expect(view.rendered(width: 30, height: 3).hasPrefix(" One (2)  Two (!)  Three\n"))
  }

  @Test func `elsewhere a badge is not shown`() {
    #expect(Text("a").badge(3).rendered() == "a")
  }
}
