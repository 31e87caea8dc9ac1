import GlyphUI
import Testing

@MainActor
struct GroupBoxTests {
  @Test func `a frame with a title as wide as what is inside`() {
    let box = GroupBox("Title") {
      Text(verbatim: "Content")
      Text(verbatim: "and more")
    }
    #expect(
      box.rendered(width: nil) == """
        ╭─ Title ──╮
        │ Content  │
        │ and more │
        ╰──────────╯
        """)
    #expect(
      VStack(alignment: .leading) {
        box; Divider()
      }.rendered(width: 40).contains("╰──────────╯\n─"))
  }

  @Test func `a title longer than the content, and none at all`() {
    let content = Text(verbatim: "x")
    #expect(
      GroupBox("Title") { content }.rendered(width: nil) == "╭─ Title ─╮\n│ x       │\n╰─────────╯")
    #expect(GroupBox { content }.rendered(width: nil) == "╭───╮\n│ x │\n╰───╯")
    #expect(
      GroupBox(label: Text(verbatim: "T")) { content }.rendered(width: nil)
        == "╭─ T ─╮\n│ x   │\n╰─────╯")
  }

  @Test func `boxes in boxes`() {
    let box = GroupBox("A") { GroupBox("B") { Toggle("C", isOn: .constant(true)) } }
    #expect(
      box.rendered(width: nil) == """
        ╭─ A ───────╮
        │ ╭─ B ───╮ │
        │ │ [✓] C │ │
        │ ╰───────╯ │
        ╰───────────╯
        """)
  }

  private struct Lined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        Text(verbatim: "==")
        configuration.content
      }
    }
  }

  private struct Doubled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        GroupBox(configuration)
        GroupBox(configuration)
      }
    }
  }

  @Test func `styles wrap one another`() {
    let box = GroupBox("T") { Text(verbatim: "x") }
    #expect(box.groupBoxStyle(Lined()).rendered(width: nil) == "T\n==\nx")
    #expect(
      box.groupBoxStyle(Doubled()).groupBoxStyle(Lined()).rendered(width: nil)
        == "T  T\n== ==\nx  x")
  }

  @Test func `boxes beside each other share the room, as far as their content can use it`() {
    let boxes = HStack {
      GroupBox("A") { Color.red.frame(height: 1) }
      GroupBox("B") { Text(verbatim: "fixed") }
      GroupBox("C") { Color.red.frame(height: 1) }
    }
    #expect(
      boxes.rendered(width: 40).split(separator: "\n").first
        == "╭─ A ─────────╮ ╭─ B ───╮ ╭─ C ────────╮")
  }
}
