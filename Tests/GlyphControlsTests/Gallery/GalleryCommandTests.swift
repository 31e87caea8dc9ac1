import GalleryScreens
import GlyphUI
import Testing

@MainActor
@Suite struct GalleryCommandTests {
  private static let plain = StreamStyle(profile: .none, allowsEscapes: false)

  @Test func `without arguments every section is drawn, titles in order`() throws {
    let output = try GalleryCommand([]).output(style: Self.plain)
    var rest = output[...]
    for section in Gallery.sections {
      let title = try #require(rest.range(of: section.title), "\(section.id)")
      rest = rest[title.upperBound...]
    }
  }

  @Test func `a name draws that section only`() throws {
    let output = try GalleryCommand(["toggles"]).output(style: Self.plain)
    #expect(output.contains("Wi-Fi"))
    #expect(!output.contains("Truncated"))
  }

  @Test func `plain output has no escape and no blank at the end of a line`() throws {
    let output = try GalleryCommand([]).output(style: Self.plain)
    #expect(!output.contains("\u{1B}"))
    #expect(!output.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func `styled output without colours keeps bold but names no colour`() throws {
    let output = try GalleryCommand(["colors"])
      .output(style: StreamStyle(profile: .none, allowsEscapes: true))
    #expect(output.contains("\u{1B}[1m"))
    #expect(!output.contains("\u{1B}[3"))
  }

  @Test func `options choose the style and the unit`() throws {
    let command = try GalleryCommand(["--ansi", "--cells", "text"])
    #expect(command.style == StreamStyle(profile: .truecolor, allowsEscapes: true))
    #expect(command.unit == .cells)
    #expect(command.sections == ["text"])
    #expect(try GalleryCommand(["--points"]).unit == .points)
  }

  @Test func `an unknown section is refused with the names there are`() throws {
    let command = try GalleryCommand(["togles"])
    let usage = #expect(throws: GalleryUsage.self) { try command.output(style: Self.plain) }
    let message = try #require(usage).message
    #expect(message.contains("no section togles"))
    for section in Gallery.sections {
      #expect(message.contains("\n  \(section.id) "), "\(section.id)")
    }
  }

  @Test(arguments: [["--colour"], ["--svg"], ["-x"]])
  func `an option that is not there, or not complete, is refused`(_ arguments: [String]) {
    #expect(throws: GalleryUsage.self) { try GalleryCommand(arguments) }
  }

  @Test(arguments: ["--help", "-h"])
  func `help is asked for, and is no mistake`(_ option: String) throws {
    let output = try GalleryCommand([option]).output(style: Self.plain)
    #expect(output.hasPrefix("usage: gallery [section …]"))
    #expect(Gallery.sections.allSatisfy { output.contains("\n  \($0.id) ") })
  }

  @Test func `pages that are written for one unit are drawn in it, whatever is asked for`() throws {
    for section in Gallery.sections where section.unit != nil {
      let pages = try [[], ["--points"], ["--cells"]].map {
        try GalleryCommand([section.id] + $0).output(style: Self.plain)
      }
      #expect(Set(pages).count == 1, "\(section.id)")
    }
  }
}
