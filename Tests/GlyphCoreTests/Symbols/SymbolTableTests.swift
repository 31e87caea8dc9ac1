import Testing

@testable import GlyphCells
@testable import GlyphCore

@Suite struct SymbolTableTests {
  private func glyph(_ name: String, _ variants: SymbolVariants = .none) -> String {
    SymbolTable.glyph(named: name, variants: variants)?.text(ascii: false) ?? ""
  }

  private func ascii(_ name: String) -> String {
    SymbolTable.glyph(named: name)?.text(ascii: true) ?? ""
  }

  @Test func `The table is sorted, so that halving finds every row`() {
    let names = SymbolTable.rows.map { $0.prefix { $0 != " " } }
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(name.utf8.lexicographicallyPrecedes(next.utf8), "\(name) \(next)")
    }
    for (name, row) in zip(names, SymbolTable.rows) {
      let found = SymbolTable.row(named: name)
      #expect("\(name) \(found?.text(ascii: false) ?? "") \(found?.ascii ?? "")" == row)
    }
  }

  @Test func `Every glyph takes one cell, is drawn as text and can be told in ASCII`() {
    for row in SymbolTable.rows {
      let name = String(row.prefix { $0 != " " })
      guard let symbol = SymbolTable.glyph(named: name) else {
        Issue.record("\(row)")
        continue
      }
      #expect(CellWidth.of(symbol.glyph) == 1, "\(row)")
      #expect(!symbol.glyph.properties.isEmojiPresentation, "\(row)")
      #expect((1...3).contains(symbol.ascii.utf8.count), "\(row)")
      #expect(symbol.ascii.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(row)")
    }
  }

  @Test func `The two states of one thing never look alike`() {
    for (first, second) in SymbolPairs.all {
      #expect(glyph(first) != glyph(second), "\(first) \(second)")
      #expect(ascii(first) != ascii(second), "\(first) \(second)")
    }
  }

  @Test func `Filled and outlined forms differ`() {
    let names = [
      "star", "heart", "circle", "square", "checkmark.circle", "checkmark.square", "xmark.circle",
      "plus.circle", "minus.circle", "bell", "bookmark", "folder", "house", "person", "flag", "pin",
      "trash", "eye", "star.circle", "exclamationmark.triangle", "hand.thumbsup", "play",
      "some.thing.unheard.of",
    ]
    for name in names {
      #expect(glyph(name) != glyph(name + ".fill"), "\(name)")
      #expect(ascii(name) != ascii(name + ".fill"), "\(name)")
    }
  }

  @Test func `Names that the table does not have are read from the thing to its details`() {
    #expect(glyph("trash.square.fill") == glyph("trash.fill"))
    #expect(glyph("bell.and.waveform.slash") == glyph("bell.slash"))
    #expect(glyph("calendar.badge.plus") == glyph("plus.circle"))
    #expect(glyph("calendar.badge.unheard") == glyph("calendar"))
    #expect(glyph("star.hexagon.stack.3d") == glyph("star"))
    #expect(glyph("web.camera") == glyph("camera"))
    #expect(glyph("externaldrive.fill.badge.person.crop") == glyph("externaldrive.fill"))
  }

  @Test func `A name of which nothing is known is its initial`() {
    #expect(glyph("unheard.of") == "ⓤ")
    #expect(glyph("unheard.of.fill") == "Ⓤ")
    #expect(ascii("unheard.of") == "u")
    #expect(glyph("a.circle") == "ⓐ")
    #expect(glyph("7.circle") == "7")
    #expect(glyph("Äpfel") == "ⓟ")
    #expect(glyph("你好") == "◌")
    #expect(SymbolTable.glyph(named: "unheard.of")?.isInitial == true)
    #expect(SymbolTable.glyph(named: "star")?.isInitial == false)
    #expect(SymbolTable.glyph(named: "") == nil)
    #expect(SymbolTable.glyph(named: "...") == nil)
  }

  @Test func `Strange names do not trap and never take more than a cell`() {
    let names = [
      ".", ".fill", "fill", "slash", "badge", "star.badge", "badge.plus", "fill.fill", "..star..",
      "star fill", "\u{1B}[2J", "\u{301}", String(repeating: "a.", count: 500),
    ]
    for name in names {
      guard let symbol = SymbolTable.glyph(named: name) else { continue }
      #expect(CellWidth.of(symbol.glyph) == 1, "\(name.debugDescription)")
    }
  }

  @Test func `Variants are the forms they name`() {
    #expect(glyph("star", .fill) == glyph("star.fill"))
    #expect(glyph("star.fill", .fill) == glyph("star.fill"))
    #expect(glyph("xmark", .circle.fill) == glyph("xmark.circle.fill"))
    #expect(glyph("bell", .slash) == glyph("bell.slash"))
    #expect(SymbolVariants.circle.square.fill.applied(to: "a") == "a.square.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
    #expect(SymbolVariants.circle.contains(.none))
  }
}
