import Testing

@testable import GlyphCells

struct ColorConversionTests {
  @Test func `colours that a palette has are found in it`() {
    for number in UInt8(16)...255 {
      let color = ColorTable.palette[Int(number)]
      let found = ColorProfile.ansi256.convert(TerminalColor(color))
      guard case .indexed(let index) = found else {
        Issue.record("\(color) became \(found)")
        continue
      }
      #expect(ColorTable.palette[Int(index)] == color)
    }
    for number in UInt8(0)..<16 {
      let color = ColorTable.palette[Int(number)]
      #expect(ColorProfile.ansi16.convert(TerminalColor(color)) == .ansi(number))
    }
  }

  @Test(
    arguments: [
      (RGB(255, 0, 0), 196, 9), (RGB(0, 0, 0), 16, 0), (RGB(255, 255, 255), 231, 15),
      (RGB(128, 128, 128), 244, 8), (RGB(255, 165, 0), 214, 3), (RGB(0, 100, 0), 22, 2),
      (RGB(135, 206, 235), 117, 6), (RGB(250, 128, 114), 210, 9), (RGB(75, 0, 130), 54, 4),
      (RGB(245, 245, 220), 230, 15), (RGB(10, 132, 255), 33, 12), (RGB(48, 209, 88), 41, 2),
    ] as [(RGB, UInt8, UInt8)])
  func `well-known colours become what the eye would choose`(
    color: RGB, indexed: UInt8, named: UInt8
  ) {
    #expect(ColorProfile.ansi256.convert(TerminalColor(color)) == .indexed(indexed))
    #expect(ColorProfile.ansi16.convert(TerminalColor(color)) == .ansi(named))
  }

  @Test func `profiles keep what they can show`() {
    for color in [TerminalColor.ansi(4), .indexed(4)] {
      #expect(ColorProfile.ansi16.convert(color) == .ansi(4))
    }
    #expect(ColorProfile.ansi256.convert(.indexed(200)) == .indexed(200))
    #expect(ColorProfile.truecolor.convert(.rgb(1, 2, 3)) == .rgb(1, 2, 3))
    #expect(ColorProfile.none.convert(.rgb(1, 2, 3)) == .standard)
    #expect(ColorProfile.ansi16.convert(.indexed(196)) == .ansi(9))
    for profile in ColorProfile.allCases { #expect(profile.convert(.standard) == .standard) }
  }

  @Test func `blending mixes where both colours are known`() {
    #expect(
      TerminalColor.rgb(255, 0, 0).blended(over: .rgb(0, 0, 255), opacity: 0.5)
        == .rgb(128, 0, 128))
    #expect(TerminalColor.ansi(1).blended(over: .rgb(0, 0, 0), opacity: 0.5) == nil)
    #expect(TerminalColor.ansi(1).blended(over: .standard, opacity: 1) == .ansi(1))
    #expect(TerminalColor.ansi(1).blended(over: .standard, opacity: 0) == .standard)
    #expect(TerminalColor.indexed(231).blended(over: .indexed(16), opacity: .nan) == .indexed(231))
    #expect(RGB(10, 20, 30).blended(over: RGB(0, 0, 0), opacity: 7) == RGB(10, 20, 30))
    #expect(RGB(10, 20, 30).hex == "#0a141e")
  }
}
