import Foundation
import Testing

@testable import GlyphCore

@Suite struct FontTests {
  @Test func `Text styles become weight`() {
    let styles = Font.TextStyle.allCases
    let bold: Set<Font.TextStyle> = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline,
    ]
    let dim: Set<Font.TextStyle> = [.footnote, .caption, .caption2]
    for style in styles {
      #expect(Font.system(style).isBold == bold.contains(style), "\(style)")
      #expect(Font.system(style).isDim == dim.contains(style), "\(style)")
    }
  }

  @Test func `A weight wins over the style`() {
    #expect(Font.body.weight(.semibold).isBold)
    #expect(!Font.title.weight(.regular).isBold)
    #expect(!Font.body.weight(.medium).isBold)
    #expect(Font.system(size: 40, weight: .black).isBold)
    #expect(!Font.system(size: 40).isBold)
  }

  @Test func `Bold can be turned on and off`() {
    #expect(Font.body.bold().isBold)
    #expect(!Font.headline.bold(false).isBold)
    #expect(Font.body.bold(false) == .body)
  }

  @Test func `The name of a face says its weight and slant`() {
    #expect(Font.custom("HelveticaNeue-BoldItalic", size: 12).isBold)
    #expect(Font.custom("HelveticaNeue-BoldItalic", size: 12).isItalic)
    #expect(!Font.custom("Boldini", size: 12).isBold)
    #expect(Font.custom("A", size: 12) != Font.custom("B", size: 12))
  }

  @Test func `Italic is kept through other changes`() {
    #expect(Font.body.italic().bold().monospaced().isItalic)
    #expect(!Font.body.italic().italic(false).isItalic)
  }
}
