import Testing

@testable import GlyphCells

struct SegmentationTests {
  private func clusters(_ text: String) -> [String] {
    text.withContiguousUTF8 { bytes in
      var reader = ClusterReader(bytes, 0..<bytes.count)
      var result: [String] = []
      while reader.next() {
        result.append(String(decoding: bytes[reader.start..<reader.end], as: UTF8.self))
      }
      return result
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `clusters are those of Character`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = CleanText(RandomText.make(pieces: 12, hostile: true, using: &generator)).string
      #expect(clusters(text) == text.map(String.init), "seed \(seed)")
    }
  }

  @Test(.needsUnicodeData)
  func `every line of the break test file is segmented as Character does it`() throws {
    var count = 0
    for line in try UnicodeData.lines("auxiliary/GraphemeBreakTest.txt") {
      let scalars = line.text.split(whereSeparator: { "\u{F7}\u{D7} \t".contains($0) })
      let text = UnicodeData.string(scalars.joined(separator: " "))
      // The gate leaves no controls, so the rules about them are not part of this layer.
      if text.unicodeScalars.contains(where: { $0.value < 0x20 }) { continue }
      count += 1
      #expect(clusters(text) == text.map(String.init), "line \(line.number)")
    }
    #expect(count > 400)
  }

  @Test func `a cluster without end is cut`() {
    let text = CleanText(String(repeating: "\u{1100}", count: 100))
    #expect(text.width == 2 * 4)
    #expect(clusters(text.string).map { $0.unicodeScalars.count } == [32, 32, 32, 4])
  }
}
