import Testing

@testable import GlyphCells

@Suite(.needsUnicodeData)
struct LineBreakTests {
  /// Where the rules allow a break, as offsets in scalars, the end included.
  private func breaks(_ scalars: [UInt32]) -> [Int] {
    var state = LineBreakState.start
    var isAfterJoiner = false
    var result: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      let next = ScalarProperties.of(scalar).lineBreak
      let step = LineBreakRules.step(state, next)
      let isCRLF = index > 0 && scalars[index - 1] == 0x0D && scalar == 0x0A
      if step.breaks, !isAfterJoiner, !isCRLF { result.append(index) }
      state = step.state
      isAfterJoiner = next == .zwj
    }
    return result + [scalars.count]
  }

  /// Lines in which an opening follows a sign of currency or percent and no number follows: the file
  /// breaks between the two, rule LB25 does not, and neither does this library.
  private static let exceptions = [4425, 4427, 4473, 4475, 4597, 4599, 4645, 4647, 7486, 7491]

  @Test func `every line of the test file breaks where it says`() throws {
    var failures: [Int] = []
    var count = 0
    for line in try UnicodeData.lines("auxiliary/LineBreakTest.txt") {
      var scalars: [UInt32] = []
      var expected: [Int] = []
      for part in line.text.split(whereSeparator: { " \t".contains($0) }) {
        if part == "\u{F7}" {
          expected.append(scalars.count)
        } else if let value = UInt32(part, radix: 16) {
          scalars.append(value)
        }
      }
      count += 1
      if breaks(scalars) != expected { failures.append(line.number) }
    }
    #expect(count == 7654)
    #expect(failures == LineBreakTests.exceptions)
  }
}
