import Testing

@testable import GlyphCells

struct FrameWriterTests {
  @Test func `only what changed is written, with the shortest movements`() {
    let styles = StyleTable()
    var shown = Surface(width: 20, height: 3, styles: styles)
    var next = shown
    let writer = FrameWriter(profile: .truecolor)
    next.draw(CleanText("hello"), x: 3, y: 1)
    writer.write(next, over: &shown)
    #expect(writer.buffer.text == "\u{1B}[2;4Hhello")
    #expect(shown == next)
    writer.buffer.clear()
    writer.write(next, over: &shown)
    #expect(writer.buffer.count == 0)
    next.draw(CleanText("p"), x: 6, y: 1, style: styles.intern(CellStyle(attributes: .bold)))
    writer.write(next, over: &shown)
    #expect(writer.buffer.text == "\u{8}\u{8}\u{1B}[1mp\u{1B}[0m")
  }
}
