import Testing

@testable import GlyphCells

#if canImport(Glibc)
  struct FrameMemoryTests {
    @Test func `a warm screen is drawn, sent and encoded while no memory can be had`() async {
      await #expect(processExitsWith: .success) {
        var scene = MovingScene()
        var expected = 0
        for frame in 0..<(2 * MovingScene.period) {
          if frame == MovingScene.period { expected = 0 }
          expected += scene.show(frame)
        }
        var sum = 0
        var hoard = MemoryHoard()
        for frame in 0..<(12 * MovingScene.period) { sum += scene.show(frame) }
        hoard.release()
        #expect(sum == 12 * expected)
      }
    }

    @Test func `one array is too much while no memory can be had`() async {
      await #expect(processExitsWith: .failure) {
        var hoard = MemoryHoard()
        let array = [Int](repeating: 1, count: Int.random(in: 1...2))
        hoard.release()
        #expect(array.count > 0)
      }
    }
  }
#else
  struct FrameMemoryTests {
    @Test(.disabled("SKIPPED: taking all memory away is written for glibc"))
    func `a warm screen is drawn, sent and encoded while no memory can be had`() {}
  }
#endif

/// Frames that use every way of drawing and come back after `period`.
private struct MovingScene {
  static let period = 8

  private var next = Surface(width: 60, height: 12)
  private var shown: Surface
  private var stamp: Surface
  private let writer = FrameWriter(
    profile: .truecolor, isSynchronized: true, buffer: ByteBuffer(capacity: 1 << 16))
  private let encoder = ANSIEncoder(profile: .ansi256)
  private let bytes = ByteBuffer(capacity: 1 << 16)
  private let words = [
    "idle", "9,5 %", "漢字仮名", "e\u{301}te\u{301} 👩‍🚀🇫🇷", "two\nlines ⚠\u{FE0F}", "שלום",
  ]
  .map { CleanText($0) }
  private let paragraph = CleanText("Words wrap where they may, 漢字も, and ends are cut.")
  private let lines: [TextLine]
  private let styles: [StyleID]
  private let runs: [TextRun]

  init() {
    let table = next.styles
    shown = Surface(width: 60, height: 12, styles: table)
    stamp = Surface(width: 6, height: 2, styles: table)
    lines = paragraph.lines(width: 20, limit: 2)
    let link = table.link(to: "https://example.com")
    styles = [
      .standard, table.intern(CellStyle(foreground: .rgb(200, 10, 10), attributes: .bold)),
      table.intern(CellStyle(background: .indexed(24))), table.intern(CellStyle(link: link)),
    ]
    runs = [TextRun(end: 9, style: styles[1]), TextRun(end: .max, style: styles[3])]
    stamp.draw(CleanText("漢 ok"), x: 0, y: 1, style: styles[2])
  }

  /// Draws a frame, sends what changed, encodes the whole, and returns the number of bytes.
  mutating func show(_ frame: Int) -> Int {
    let step = frame % MovingScene.period
    next.clear()
    next.fill(GridRect(x: step, y: 1, width: 20, height: 4), with: styles[2])
    next.putRow("─", count: 58, x: 1, y: 0, style: styles[1])
    next.putColumn("│", count: 10, x: step * 7, y: 1, style: styles[step % 4])
    next.put("漢", x: step * 3, y: 11, style: styles[3])
    for row in 0..<words.count {
      next.draw(
        words[row], x: (step * 5 + row * 9) % 50 - 2, y: row + 2, style: styles[(row + step) % 4])
    }
    for row in 0..<lines.count {
      next.draw(paragraph, line: lines[row], runs: runs, x: 30 + step, y: 9 + row)
    }
    next.draw(stamp, x: 40 - step, y: 4)
    let extent = paragraph.extent(width: 10 + step)
    writer.buffer.clear()
    writer.write(next, over: &shown)
    writer.moveCursor(toX: step, y: 3)
    bytes.clear()
    encoder.encode(next, to: bytes)
    return writer.buffer.count + bytes.count + extent.lineCount
  }
}
