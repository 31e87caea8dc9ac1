import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct ImageTests {
  private func size(_ view: some View) -> GridSize { ViewRenderer(content: view).surface.size }

  /// A bundle with pictures, gone with the suite.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("Pictures-\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, content) in files {
      try Data(content.utf8).write(to: directory.appendingPathComponent(name))
    }
    return try #require(Bundle(url: directory))
  }

  @Test(arguments: ["star", "star.fill", "checkmark", "trash", "gear", "chevron.right", "no.such"])
  func `A symbol takes one cell`(name: String) {
    let image = Image(systemName: name)
    #expect(size(image) == GridSize(width: 1, height: 1))
    #expect(image.rendered().count == 1)
    #expect(size(image.resizable()) == GridSize(width: 1, height: 1))
  }

  @Test func `A symbol has the colour and weight of the text around it`() {
    let image = Image(systemName: "star.fill").font(.title).foregroundStyle(.red)
    let style = ViewRenderer(content: image).surface[0, 0].style
    #expect(style.foreground == .ansi(1))
    #expect(style.attributes == .bold)
    let dim = Image(systemName: "star.fill").foregroundStyle(.secondary)
    #expect(ViewRenderer(content: dim).surface[0, 0].style.attributes == .dim)
  }

  @Test func `Filled and outlined symbols look different, by name and by variant`() {
    let star = Image(systemName: "star")
    #expect(star.rendered() != Image(systemName: "star.fill").rendered())
    #expect(
      star.symbolVariant(.fill).rendered() == Image(systemName: "star.fill").rendered())
    let nested = Group { Image(systemName: "plus").symbolVariant(.circle) }.symbolVariant(.fill)
    #expect(nested.rendered() == Image(systemName: "plus.circle.fill").rendered())
  }

  @Test func `A symbol is ASCII where only ASCII can be shown`() {
    let text = Image(systemName: "checkmark").environment(\.glyphs, .ascii).rendered()
    #expect(!text.isEmpty)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `An image that is nowhere shows its name, shortened in the middle`() {
    #expect(Image("portrait").rendered() == "[portrait]")
    #expect(Image("portrait").rendered(width: 7) == "[po…it]")
    #expect(Image(decorative: "portrait").rendered(width: 1) == "…")
    #expect(Image("../secret").rendered() == "[../secret]")
    #expect(Image("").rendered() == "[]")
    #expect(Image("a\u{1B}[2J").rendered() == "[a␛[2J]")
  }

  @Test func `A picture of a bundle is drawn as it stands`() throws {
    let bundle = try bundle(["cat.txt": " /\\_/\\\n( o.o )\n > ^ <\n"])
    let cat = Image("cat", bundle: bundle)
    #expect(cat.rendered() == " /\\_/\\\n( o.o )\n > ^ <")
    #expect(size(cat) == GridSize(width: 7, height: 3))
    #expect(size(cat.resizable()) == GridSize(width: 7, height: 3))
    #expect(Image(ImageResource(name: "cat", bundle: bundle)).rendered() == cat.rendered())
  }

  @Test func `A picture without room is cut off around its middle, if it may be`() throws {
    let bundle = try bundle(["box.txt": "abcde\nfghij\nklmno"])
    let box = Image("box", bundle: bundle)
    #expect(box.resizable().rendered(width: 3, height: 1) == "ghi")
    #expect(box.resizable().rendered(width: 1, height: 3) == "c\nh\nm")
    #expect(box.resizable().rendered(width: 0, height: 1) == "")
  }

  @Test func `A picture with escape sequences brings its colours, and as a template takes others`()
    throws
  {
    let bundle = try bundle(["flag.ans": "\u{1B}[31mred\u{1B}[0m\u{1B}[2J"])
    let flag = Image("flag", bundle: bundle)
    let surface = ViewRenderer(content: flag.foregroundStyle(.green)).surface
    #expect(surface.text == "red␛[2J")
    #expect(surface[0, 0].style.foreground == .ansi(1))
    #expect(surface[3, 0].style.foreground == .ansi(2))
    let template = flag.renderingMode(.template).foregroundStyle(.green)
    #expect(ViewRenderer(content: template).surface[0, 0].style.foreground == .ansi(2))
  }

  @Test func `A symbol stands in a line of text`() {
    let star = Image(systemName: "star.fill")
    #expect(Text("a \(star) b").rendered() == "a \(star.rendered()) b")
    #expect((Text(star) + Text(verbatim: "!")).rendered() == star.rendered() + "!")
    #expect(Text("\(Image("portrait"))").rendered() == "[portrait]")
  }

  @Test func `Images that say the same are equal`() {
    #expect(Image(systemName: "star") == Image(systemName: "star"))
    #expect(Image(systemName: "star") != Image("star"))
    #expect(Image("a", label: Text("x")) == Image("a", label: Text("x")))
    #expect(Image("a", label: Text("x")) != Image("a", label: Text("y")))
  }
}
