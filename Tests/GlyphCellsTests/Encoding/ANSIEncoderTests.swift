import Testing

@testable import GlyphCells

struct ANSIEncoderTests {
  @Test(arguments: ColorProfile.allCases, [201, 202, 203] as [UInt64])
  func `what is encoded shows the surface, whatever tables of styles went before`(
    profile: ColorProfile, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let encoder = ANSIEncoder(profile: profile)
    let buffer = ByteBuffer()
    for _ in 0..<40 {
      let width = Int.random(in: 1...60, using: &generator)
      var surface = Surface(width: width, height: 3)
      RandomSurface.draw(on: &surface, count: 8, using: &generator)
      var screen = EmulatedScreen(width: width, height: 3)
      for row in 0..<3 {
        buffer.clear()
        encoder.encode(surface, rows: row..<(row + 1), to: buffer)
        screen.start(x: 0, y: row)
        screen.receive(buffer.bytes)
      }
      #expect(screen.unknown == [], "seed \(seed)")
      let seen = screen.places.map { $0.map(ANSIEncoderTests.withoutInvisibleStyle) }
      #expect(seen == places(surface, profile), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<24)
  func `a run ends where its style or its kind of glyph does`(length: Int) {
    for other in ["│", "█", "é", "漢", "e\u{301}", "א"] {
      var surface = Surface(width: 60, height: 1)
      let bold = surface.styles.intern(CellStyle(attributes: .bold))
      let text = String(repeating: "abcdefg", count: 4).prefix(length)
      surface.draw(CleanText(text + other + text), x: 0, y: 0, style: bold)
      surface.draw(CleanText("next"), x: 2 * length + 2, y: 0)
      #expect(ANSIText(surface.ansi(.ansi16)).text.string == surface.text, "\(other)")
    }
  }

  private func places(_ surface: Surface, _ profile: ColorProfile) -> [[EmulatedScreen.Place]] {
    (0..<surface.size.height).map { y in
      (0..<surface.size.width).map { x in
        let cell = surface[x, y]
        var style = cell.style
        style.link = .none
        style.foreground = profile.convert(style.foreground)
        style.background = profile.convert(style.background)
        return ANSIEncoderTests.withoutInvisibleStyle(
          EmulatedScreen.Place(
            text: cell.character, style: style,
            target: surface.styles.target(of: cell.style.link),
            isContinuation: cell.isContinuation))
      }
    }
  }

  /// A blank at the end of a line may lose a style that cannot be seen on it.
  private static func withoutInvisibleStyle(_ place: EmulatedScreen.Place) -> EmulatedScreen.Place {
    var place = place
    if place.text == " ", place.target == nil, !place.style.isVisibleOnBlank {
      place.style = .standard
    }
    return place
  }
}
