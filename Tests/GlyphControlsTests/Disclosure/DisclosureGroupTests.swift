import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct DisclosureGroupTests {
  @Test func `keys and clicks open and close a group`() {
    let player = Player(width: 16, height: 3) {
      DisclosureGroup("More") { Text(verbatim: "Inside") }
    }
    #expect(player.screen == "\n    [+] More\n")
    player.press(.tab, .space)
    #expect(player.screen == "    ▸−◂ More\n      Inside\n")
    player.click("More")
    #expect(player.screen.contains("▸+◂ More"))
    #expect(!player.screen.contains("Inside"))
  }

  @Test func `the mark has an ASCII form and says that a group is disabled`() {
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text(verbatim: "In") }
    #expect(group.rendered() == "[−] More\n  In")
    #expect(group.environment(\.glyphs, .ascii).rendered() == "[-] More\n  In")
    #expect(group.disabled(true).rendered() == " −  More\n  In")
  }

  @Test func `in a form what is inside is rows`() {
    let form = Form {
      DisclosureGroup("More", isExpanded: .constant(true)) {
        Toggle("A", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("B", isOn: .constant(true)).toggleStyle(.switch)
      }
    }
    #expect(
      form.rendered(width: 20) == """
        ╭──────────────────╮
        │ [−] More         │
        │   A        (━━●) │
        │   B        (━━●) │
        ╰──────────────────╯
        """)
  }

  @Test func `content is built only while it is shown`() {
    var built = 0
    let player = Player(width: 16, height: 3) {
      DisclosureGroup("More") {
        let _ = built += 1
        Text(verbatim: "Inside")
      }
    }
    #expect(built == 0)
    player.press(.tab, .space)
    #expect(built > 0)
  }

  @Test func `the header of a section opens and closes its rows`() {
    struct Sections: View {
      @State private var isOpen = true
      var body: some View {
        Form { Section("Net", isExpanded: $isOpen) { Text(verbatim: "Row") } }
      }
    }
    let player = Player(width: 16, height: 3) { Sections() }
    #expect(player.screen == "╭─ [−] Net ────╮\n│ Row          │\n╰──────────────╯")
    player.click("Net")
    #expect(player.screen == "  ▸+◂ Net\n\n")
    player.press(.space)
    #expect(player.screen.contains("│ Row          │"))
  }
}
