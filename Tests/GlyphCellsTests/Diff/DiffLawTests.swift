import Testing

@testable import GlyphCells

struct DiffLawTests {
  private func places(_ surface: Surface, _ profile: ColorProfile = .truecolor)
    -> [[EmulatedScreen.Place]]
  {
    (0..<surface.size.height).map { y in
      (0..<surface.size.width).map { x in
        let cell = surface[x, y]
        var style = cell.style
        style.link = .none
        style.foreground = profile.convert(style.foreground)
        style.background = profile.convert(style.background)
        return EmulatedScreen.Place(
          text: cell.character, style: style,
          target: surface.styles.target(of: cell.style.link), isContinuation: cell.isContinuation)
      }
    }
  }

  @Test(arguments: ColorProfile.allCases, [101, 102, 103] as [UInt64])
  func `the bytes applied to the old screen give the new one`(profile: ColorProfile, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let width = Int.random(in: 1...24, using: &generator)
      let height = Int.random(in: 1...6, using: &generator)
      var next = Surface(width: width, height: height)
      var shown = next
      var screen = EmulatedScreen(width: width, height: height)
      let writer = FrameWriter(profile: profile, isSynchronized: seed == 102)
      for step in 0..<8 {
        RandomSurface.draw(on: &next, count: step == 0 ? 12 : 3, using: &generator)
        writer.buffer.clear()
        writer.write(next, over: &shown)
        screen.receive(writer.buffer.bytes)
        #expect(screen.unknown == [], "seed \(seed)")
        #expect(screen.places == places(next, profile), "seed \(seed)")
        #expect(shown == next)
        #expect(!screen.isSynchronized)
        writer.buffer.clear()
        writer.write(next, over: &shown)
        #expect(writer.buffer.count == 0, "equal surfaces write nothing")
      }
    }
  }

  @Test(arguments: [111, 112] as [UInt64])
  func `a first frame survives a terminal that counts scalars`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var next = Surface(width: 40, height: 3)
      RandomSurface.draw(on: &next, count: 10, using: &generator)
      var screen = EmulatedScreen(width: 60, height: 3, widths: .scalars)
      screen.receive(FrameBytes.all(of: next, profile: .truecolor))
      // Whatever the terminal made of a cluster, ASCII stands in its own column, but where the
      // terminal's idea of the last cluster of a row reaches.
      for y in 0..<3 {
        for x in 0..<40 where next[x, y].character.utf8.first.map({ $0 < 0x80 }) ?? false {
          let character = next[x, y].character
          guard character.utf8.count == 1, character != " " else { continue }
          #expect(screen.places[y][x].text == character, "seed \(seed) at \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: ColorProfile.allCases, [121, 122] as [UInt64])
  func `static output shows the surface and leaves no style behind`(
    profile: ColorProfile, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var surface = Surface(width: 20, height: 1)
      RandomSurface.draw(on: &surface, count: 5, using: &generator)
      var screen = EmulatedScreen(width: 20, height: 1)
      screen.receive(Array(surface.ansi(profile).utf8))
      let ending = "x"
      #expect(screen.unknown == [], "seed \(seed)")
      // Blanks that cannot be told from nothing are left out at the end.
      for (x, place) in places(surface, profile)[0].enumerated() where x < screen.x {
        #expect(screen.places[0][x] == place, "seed \(seed) at \(x)")
      }
      var after = EmulatedScreen(width: 21, height: 1)
      after.receive(Array((surface.ansi(profile) + ending).utf8))
      #expect(after.places[0].last { $0.text == "x" }?.style == .standard)
    }
  }

  @Test func `a wide cluster whose style changed is written from its left cell`() {
    let styles = StyleTable()
    var shown = Surface(width: 6, height: 1, styles: styles)
    shown.fill(shown.bounds, with: styles.intern(CellStyle(background: .ansi(4))))
    var next = shown
    next.fill(GridRect(x: 0, y: 0, width: 2, height: 1), with: .standard)
    next.draw(CleanText("⚠\u{FE0F}"), x: 0, y: 0)
    let writer = FrameWriter(profile: .truecolor)
    writer.write(next, over: &shown)
    // Both cells are cleared, and the cursor is put back before the cluster.
    #expect(writer.buffer.text == "\u{1B}[H  \r⚠\u{FE0F}")
  }

  @Test func `the rest of a row that becomes empty is erased`() {
    var shown = Surface(width: 40, height: 1)
    var next = shown
    shown.draw(CleanText("a long line of text"), x: 0, y: 0)
    next.draw(CleanText("a"), x: 0, y: 0)
    let writer = FrameWriter(profile: .truecolor)
    writer.write(next, over: &shown)
    #expect(writer.buffer.text == "\u{1B}[1;3H\u{1B}[K")
  }

  @Test func `synchronized output wraps a frame only when there is something to show`() {
    var shown = Surface(width: 3, height: 1)
    var next = shown
    let writer = FrameWriter(profile: .truecolor, isSynchronized: true)
    writer.write(next, over: &shown)
    #expect(writer.buffer.count == 0)
    next.put("x", x: 0, y: 0)
    writer.write(next, over: &shown)
    #expect(writer.buffer.text == "\u{1B}[?2026h\u{1B}[Hx\u{1B}[?2026l")
  }

  @Test(arguments: [131, 132] as [UInt64])
  func `an inline region is drawn where the cursor stands and leaves the rest alone`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let height = Int.random(in: 1...4, using: &generator)
      let row = Int.random(in: 1..<10, using: &generator)
      var screen = EmulatedScreen(width: 24, height: 10)
      screen.start(x: 0, y: 0)
      screen.receive(Array("prompt".utf8))
      screen.start(x: 3, y: row)
      let top = min(row, 10 - height)
      let writer = FrameWriter(profile: .truecolor, isInline: true)
      writer.reserveRows(height)
      var next = Surface(width: 24, height: height)
      var shown = next
      for _ in 0..<6 {
        RandomSurface.draw(on: &next, count: 3, using: &generator)
        writer.write(next, over: &shown)
        screen.receive(writer.buffer.bytes)
        writer.buffer.clear()
        #expect(screen.unknown == [], "seed \(seed)")
        #expect(Array(screen.places[top..<(top + height)]) == places(next), "seed \(seed)")
      }
      if top > 0, row == top {
        #expect(screen.places[0][0..<6].map(\.text).joined() == "prompt")
      }
    }
  }

  @Test func `a risky cluster is followed by an absolute move`() {
    var next = Surface(width: 10, height: 1)
    next.draw(CleanText("🇫🇷x"), x: 0, y: 0)
    let bytes = FrameBytes.all(of: next, profile: .none)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[H  \r🇫🇷\u{1B}[1;3Hx")
  }

  @Test func `after something else wrote, nothing is taken for granted`() {
    var shown = Surface(width: 5, height: 1)
    var next = shown
    let writer = FrameWriter(profile: .truecolor)
    writer.invalidate()
    writer.write(next, over: &shown)
    #expect(writer.buffer.count == 0)
    next.put("x", x: 0, y: 0)
    writer.write(next, over: &shown)
    #expect(writer.buffer.text == "\u{1B}[H\u{1B}[0m\u{1B}]8;;\u{1B}\\x")
  }
}
