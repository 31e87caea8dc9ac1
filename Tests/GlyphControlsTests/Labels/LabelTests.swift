import GlyphUI
import Testing

@MainActor
@Suite struct LabelTests {
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "<")
        Label(configuration)
        Text(verbatim: ">")
      }
    }
  }

  private let star = Image(systemName: "star.fill").rendered()

  @Test func `A label is its icon and its title`() {
    #expect(Label("Favourites", systemImage: "star.fill").rendered() == "\(star) Favourites")
    #expect(Label("Me", image: "portrait").rendered() == "[portrait] Me")
    let label = Label {
      Text(verbatim: "Title")
      Text(verbatim: "Subtitle")
    } icon: {
      Text(verbatim: "*")
    }
    #expect(label.rendered().hasPrefix("* Title"))
  }

  @Test func `A label without an icon is its title, without a gap`() {
    let label = Label {
      Text(verbatim: "Title")
    } icon: {
      EmptyView()
    }
    #expect(label.rendered() == "Title")
  }

  @Test func `A title that is a string is shown as it stands`() {
    let title = "**b**"
    #expect(Label(title, systemImage: "star.fill").rendered() == "\(star) **b**")
    #expect(Label("**b**", systemImage: "star.fill").rendered() == "\(star) b")
    #expect(Label("a\u{1B}[2J" as String, systemImage: "star.fill").rendered() == "\(star) a␛[2J")
  }

  @Test func `Styles choose what is shown`() {
    let label = Label("Title", systemImage: "star.fill")
    #expect(label.labelStyle(.titleOnly).rendered() == "Title")
    #expect(label.labelStyle(.iconOnly).rendered() == star)
    #expect(label.labelStyle(.titleAndIcon).rendered() == "\(star) Title")
    #expect(label.labelStyle(.automatic).rendered() == "\(star) Title")
    #expect(label.labelStyle(Reversed()).rendered() == "Title \(star)")
  }

  @Test func `A style that uses the label of its configuration wraps the next outer style`() {
    let label = Label("Title", systemImage: "star.fill")
    #expect(label.labelStyle(Framed()).rendered() == "<\(star) Title>")
    #expect(label.labelStyle(Framed()).labelStyle(.titleOnly).rendered() == "<Title>")
    #expect(label.labelStyle(.titleOnly).labelStyle(Framed()).rendered() == "Title")
    #expect(label.labelStyle(Framed()).labelStyle(Framed()).rendered() == "<<\(star) Title>>")
  }

  @Test func `The foreground reaches title and icon`() {
    let label = Label("T", systemImage: "star.fill").foregroundStyle(.red)
    #expect(
      ViewRenderer(content: label).ansi(.ansi16)
        == "\u{1B}[31m\(star)\u{1B}[0m \u{1B}[31mT\u{1B}[0m")
  }

  @Test func `A long title wraps beside its icon`() {
    let label = Label("one two three", systemImage: "star.fill")
    #expect(label.rendered(width: 9) == "\(star) one two\n  three")
  }
}
