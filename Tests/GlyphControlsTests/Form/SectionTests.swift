import GlyphUI
import Testing

@MainActor
struct SectionTests {
  @Test func `outside of a form a section is its parts`() {
    let section = Section {
      Text(verbatim: "a")
      Text(verbatim: "b")
    } header: {
      Text(verbatim: "H")
    } footer: {
      Text(verbatim: "F")
    }
    #expect(HStack { section }.rendered(width: nil) == "H a b F")
    #expect(VStack { section }.rendered(width: nil) == "H\na\nb\nF")
  }

  @Test func `every way to say a section`() {
    let text = Text(verbatim: "a")
    let pictures = [
      VStack { Section { text } }.rendered(width: nil),
      VStack { Section("H") { text } }.rendered(width: nil),
      VStack {
        Section {
          text
        } header: {
          Text(verbatim: "H")
        }
      }.rendered(width: nil),
      VStack {
        Section {
          text
        } footer: {
          Text(verbatim: "F")
        }
      }.rendered(width: nil),
      VStack { Section(header: Text(verbatim: "H")) { text } }.rendered(width: nil),
      VStack { Section(footer: Text(verbatim: "F")) { text } }.rendered(width: nil),
      VStack {
        Section(header: Text(verbatim: "H"), footer: Text(verbatim: "F")) { text }
      }.rendered(width: nil),
    ]
    #expect(pictures == ["a", "H\na", "H\na", "a\nF", "H\na", "a\nF", "H\na\nF"])
  }

  @Test func `a section without rows has no frame`() {
    #expect(Form { Section("Empty") {} }.rendered(width: 12) == "  Empty")
  }

  @Test func `sections next to each other do not share a frame`() {
    let form = Form {
      Section { Text(verbatim: "a") }
      Section { Text(verbatim: "b") }
      Text(verbatim: "c")
    }
    #expect(
      form.rendered(width: 7) == """
        ╭─────╮
        │ a   │
        ╰─────╯
        ╭─────╮
        │ b   │
        ╰─────╯
        ╭─────╮
        │ c   │
        ╰─────╯
        """)
  }

  @Test func `a section is found under modifiers and in views of one's own`() {
    struct Part: View {
      @State private var name = "Part"
      var body: some View { Section(name) { Text(verbatim: "a") } }
    }
    let form = Form {
      Part()
      Group { Section("Two") { Text(verbatim: "b") } }.padding(.horizontal, 0)
    }
    #expect(
      form.rendered(width: 10) == """
        ╭─ Part ─╮
        │ a      │
        ╰────────╯
        ╭─ Two ──╮
        │ b      │
        ╰────────╯
        """)
  }

  @Test func `a header of several lines stands above the frame`() {
    let form = Form {
      Section {
        Text(verbatim: "a")
      } header: {
        VStack(alignment: .leading) {
          Text(verbatim: "One")
          Text(verbatim: "Two")
        }
      }
    }
    #expect(form.rendered(width: 9) == "  One\n  Two\n╭───────╮\n│ a     │\n╰───────╯")
  }

  @Test func `controls in a header can be used`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Form {
          Section {
            Text(verbatim: "\(count)")
          } header: {
            HStack {
              Text(verbatim: "Count")
              Spacer()
              Button("+") { count += 1 }
            }
          }
        }
      }
    }
    let host = ViewHost(width: 24, height: 3) { Counter() }
    #expect(
      host.render().text == """
        ╭─ Count        [ + ] ─╮
        │ 0                    │
        ╰──────────────────────╯
        """)
    host.send(.click(x: 18, y: 0))
    #expect(host.render().text.contains("│ 1 "))
  }
}
