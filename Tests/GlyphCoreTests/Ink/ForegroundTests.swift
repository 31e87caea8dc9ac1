import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct ForegroundTests {
  private func ansi(_ view: some View) -> String {
    ViewRenderer(content: view).ansi(.ansi16).replacing("\u{1B}[", with: "^")
  }

  private func row(_ texts: Text...) -> some View {
    HStack(spacing: 0) { ForEach(texts.indices) { texts[$0] } }
  }

  private let a = Text(verbatim: "a")

  @Test func `A foreground reaches all texts that have none of their own`() {
    #expect(ansi(row(a, a.foregroundColor(.blue), a).foregroundStyle(.red)) == "^31ma^34ma^31ma^0m")
    #expect(ansi(Group { a }.foregroundColor(.green)) == "^32ma^0m")
    #expect(ansi(Group { Group { a }.foregroundColor(nil) }.foregroundColor(.green)) == "a")
  }

  @Test func `Levels are dim forms of the foreground around`() {
    let levels = row(
      a.foregroundStyle(.primary), a.foregroundStyle(.secondary), a.foregroundStyle(.tertiary))
    #expect(ansi(levels.foregroundStyle(.red)) == "^31ma^2maa^0m")
    #expect(ansi(levels.foregroundStyle(.red, .blue)) == "^31ma^34ma^2ma^0m")
    #expect(ansi(levels.foregroundStyle(.red, .blue, .green)) == "^31ma^34ma^32ma^0m")
  }

  @Test func `Primary inside of secondary is not dim`() {
    #expect(ansi(row(a, a.foregroundStyle(.primary)).foregroundStyle(.secondary)) == "^2ma^0ma")
  }

  @Test func `The tint is blue until one is set`() {
    #expect(ansi(a.foregroundStyle(.tint)) == "^34ma^0m")
    #expect(ansi(Group { a.foregroundStyle(.tint) }.tint(.orange)) != "^34ma^0m")
    #expect(ansi(Group { a.foregroundColor(.accentColor) }.tint(.red)) == "^31ma^0m")
    #expect(ansi(Group { a.foregroundColor(.accentColor) }.accentColor(.red)) == "^31ma^0m")
  }

  @Test func `Weight, slant and lines of the surroundings hold whatever the font is`() {
    #expect(ansi(Group { a.font(.body) }.bold()) == "^1ma^0m")
    #expect(ansi(Group { a.font(.title) }.fontWeight(.regular)) == "a")
    #expect(ansi(Group { Group { a }.bold(false) }.bold()) == "a")
    #expect(ansi(Group { Group { a }.font(.body) }.font(.title)) == "a")
    #expect(
      ansi(Group { a }.font(.caption).italic().underline().strikethrough()) == "^2;3;4;9ma^0m")
    #expect(ansi(Group { a.underline(false) }.underline()) == "a")
  }

  @Test func `A dim font and a foreground add up`() {
    #expect(ansi(Group { a }.font(.caption).foregroundStyle(.red)) == "^2;31ma^0m")
    #expect(
      ansi(Group { Group { a }.font(.body) }.font(.caption).foregroundStyle(.secondary))
        == "^2ma^0m")
  }

  @Test func `Values of the environment are drawn like modifiers`() {
    #expect(ansi(Group { a }.environment(\.font, .title)) == "^1ma^0m")
    #expect(Text(verbatim: "a b").environment(\.lineLimit, 1).rendered(width: 2) == "a…")
    #expect(Text(verbatim: "ab").environment(\.textCase, .uppercase).rendered() == "AB")
    let renderer = ViewRenderer(content: a)
    renderer.environment.font = .headline
    #expect(renderer.ansi(.ansi16) == "\u{1B}[1ma\u{1B}[0m")
  }

  @Test func `The case of letters follows the surroundings`() {
    #expect(Text(verbatim: "straße").textCase(.uppercase).rendered() == "STRASSE")
    #expect(Text("A **B**").textCase(.lowercase).rendered() == "a b")
    #expect(Group { Text(verbatim: "a").textCase(nil) }.textCase(.uppercase).rendered() == "a")
  }
}
