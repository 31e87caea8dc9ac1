import GlyphCells
import Testing

@testable import GlyphCore

@Suite struct CellInkTests {
  private let red = CellInk(.rgb(200, 0, 0))

  @Test func `Opaque ink is drawn as it is`() {
    let glyph = CellInk(.ansi(1)).glyph(over: .rgb(1, 2, 3), in: .dark)
    #expect(glyph?.color == .ansi(1))
    #expect(glyph?.isDim == false)
    #expect(CellInk(.ansi(1)).fill(over: .standard, in: .dark) == .ansi(1))
  }

  @Test func `Opacity blends where both colours are known and is dim otherwise`() {
    let half = red.opacity(0.5)
    let known = half.glyph(over: .rgb(0, 0, 100), in: .dark)
    #expect(known?.color == .rgb(100, 0, 50))
    #expect(known?.isDim == false)
    let unknown = half.glyph(over: .standard, in: .dark)
    #expect(unknown?.color == .rgb(200, 0, 0))
    #expect(unknown?.isDim == true)
  }

  @Test func `Nothing is drawn at an opacity of zero`() {
    #expect(red.opacity(0).glyph(over: .ansi(2), in: .dark) == nil)
    #expect(red.opacity(0).fill(over: .ansi(2), in: .dark) == nil)
    #expect(CellInk.clear.isClear)
  }

  @Test
  func `A faint fill is a little lighter than a dark terminal, a little darker than a light one`() {
    let faint = CellInk.foreground.opacity(0.1)
    #expect(faint.fill(over: .standard, in: .dark) == .rgb(50, 50, 50))
    #expect(faint.fill(over: .standard, in: .light) == .rgb(229, 229, 229))
  }

  @Test func `A glyph in the colour of the background can be seen on the foreground`() {
    #expect(CellInk.background.glyph(over: .standard, in: .dark)?.color == .ansi(0))
    #expect(CellInk.background.glyph(over: .standard, in: .light)?.color == .ansi(15))
    #expect(CellInk.background.fill(over: .ansi(1), in: .dark) == .standard)
  }

  @Test func `Strength grows with opacity and contrast`() {
    let inks: [CellInk] = [
      .clear, CellInk.foreground.opacity(0.1), CellInk.foreground.dimmed, .foreground,
    ]
    let strengths = inks.map { $0.strength(in: .dark) }
    #expect(strengths == strengths.sorted())
    #expect(Set(strengths).count == strengths.count)
    let black = CellInk(.rgb(0, 0, 0))
    let white = CellInk(.rgb(255, 255, 255))
    #expect(black.strength(in: .dark) < white.strength(in: .dark))
    #expect(white.strength(in: .light) < black.strength(in: .light))
    #expect(CellInk.background.strength(in: .dark) == 0)
  }

  @Test func `Every palette entry has components`() {
    for number in UInt8.min...UInt8.max {
      #expect(TerminalColor.indexed(number).components(in: .dark) != nil)
    }
    #expect(TerminalColor.indexed(231).components(in: .dark)?.bytes ?? (0, 0, 0) == (255, 255, 255))
    #expect(TerminalColor.indexed(244).components(in: .dark)?.bytes ?? (0, 0, 0) == (128, 128, 128))
    #expect(TerminalColor.standard.components(in: .dark) == nil)
  }
}
