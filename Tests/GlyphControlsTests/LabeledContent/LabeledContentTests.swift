import GlyphUI
import Testing

@MainActor
struct LabeledContentTests {
  @Test func `a label and its value`() {
    let content = LabeledContent(
      "Speed", value: 12.5, format: .number.precision(.fractionLength(1)))
    #expect(content.rendered(width: nil) == "Speed 12.5")
    #expect(LabeledContent("Name", value: "Ada").labelsHidden().rendered(width: nil) == "Ada")
  }

  @Test func `a value may be any view, and a label several`() {
    let content = LabeledContent {
      Button("Change") {}
    } label: {
      Text(verbatim: "Name")
      Text(verbatim: "as others see it")
    }
    #expect(content.rendered(width: nil) == "Name             [ Change ]\nas others see it")
    #expect(
      Form { content }.rendered(width: 34) == """
        ╭────────────────────────────────╮
        │ Name                [ Change ] │
        │ as others see it               │
        ╰────────────────────────────────╯
        """)
  }

  @Test func `a value of several lines in a form is at the trailing edge line by line`() {
    #expect(
      Form { LabeledContent("Wi-Fi", value: "Home network") }.rendered(width: 18) == """
        ╭────────────────╮
        │ Wi-Fi     Home │
        │        network │
        ╰────────────────╯
        """)
  }

  private struct Colon: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: ": ")
        configuration.content
      }
    }
  }

  private struct Bracketed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "<")
        LabeledContent(configuration)
        Text(verbatim: ">")
      }
    }
  }

  @Test func `styles wrap one another`() {
    let content = LabeledContent("Name", value: "Ada")
    #expect(content.labeledContentStyle(Colon()).rendered(width: nil) == "Name: Ada")
    #expect(
      content.labeledContentStyle(Bracketed()).labeledContentStyle(Colon()).rendered(width: nil)
        == "<Name: Ada>")
    #expect(content.labeledContentStyle(Bracketed()).rendered(width: nil) == "<Name Ada>")
    #expect(content.labeledContentStyle(.automatic).rendered(width: nil) == "Name Ada")
  }
}
