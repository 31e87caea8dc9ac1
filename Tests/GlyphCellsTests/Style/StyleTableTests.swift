import Testing

@testable import GlyphCells

struct StyleTableTests {
  @Test func `a style has one number however often it comes`() {
    let table = StyleTable()
    var ids: Set<StyleID> = []
    for _ in 0..<2 {
      for red in UInt8.min...UInt8.max {
        for attributes in [CellAttributes.bold, .italic] {
          let style = CellStyle(foreground: .rgb(red, 0, 0), attributes: attributes)
          let id = table.intern(style)
          #expect(table[id] == style)
          ids.insert(id)
        }
      }
    }
    #expect(ids.count == 512)
    #expect(table.count == 513)
    #expect(table.intern(.standard) == .standard)
  }

  @Test func `a number of another table is the standard style`() {
    let table = StyleTable()
    let id = table.intern(CellStyle(foreground: .ansi(1)))
    #expect(StyleTable()[id] == .standard)
  }

  @Test func `over takes the background from below unless there is one`() {
    let table = StyleTable()
    let red = table.intern(CellStyle(foreground: .ansi(1)))
    let onBlue = table.intern(CellStyle(foreground: .ansi(7), background: .ansi(4)))
    #expect(table[table.over(red, onBlue)] == CellStyle(foreground: .ansi(1), background: .ansi(4)))
    #expect(table.over(onBlue, red) == onBlue)
    #expect(table.over(red, .standard) == red)
    #expect(table[table.over(.standard, onBlue)] == CellStyle(background: .ansi(4)))
  }
}
