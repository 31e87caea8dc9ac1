import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct SliderTests {
  private struct Volume: View {
    @State var value = 5.0
    var body: some View {
      Slider(value: $value, in: 0...10, step: 1) { Text(verbatim: "V\(Int(value))") }
    }
  }

  @Test func `a knob stands on a track`() {
    #expect(Volume().rendered(width: 16) == "V5 (━━━━━●─────)")
    #expect(Volume(value: 0).rendered(width: 16) == "V0 (●──────────)")
    #expect(Volume(value: 10).rendered(width: 17) == "V10 (━━━━━━━━━━●)")
    #expect(Volume().disabled(true).rendered(width: 16) == "V5  ━━━━━●─────")
    #expect(
      Volume().environment(\.glyphs, .ascii).rendered(width: 16) == "V5 (=====O-----)")
  }

  @Test func `values beyond the bounds and empty bounds are drawn`() {
    #expect(Volume(value: 99).rendered(width: 17) == "V99 (━━━━━━━━━━●)")
    #expect(Volume(value: -3).rendered(width: 17) == "V-3 (●──────────)")
    #expect(Slider(value: .constant(2.0), in: 2...2).rendered(width: 6) == "(●───)")
    #expect(Slider(value: .constant(Double.nan)).rendered(width: 6) == "(●───)")
  }

  @Test func `arrows move by a step, Home and End to the bounds`() {
    let player = Player(width: 17, height: 1) { Volume() }
    player.press(.tab, .rightArrow)
    #expect(player.screen == "V6 ▸━━━━━━━●────◂")
    player.press(.leftArrow, .leftArrow)
    #expect(player.screen == "V4 ▸━━━━●───────◂")
    player.press(.end, .rightArrow)
    #expect(player.screen == "V10 ▸━━━━━━━━━━●◂")
    player.press(.home, .leftArrow)
    #expect(player.screen == "V0 ▸●───────────◂")
  }

  @Test func `a press and a drag along the track move the knob`() {
    let player = Player(width: 16, height: 1) { Volume() }
    player.click(x: 6, y: 0)
    #expect(player.screen == "V2 ▸━━●────────◂")
    player.drag(from: GridPoint(x: 6, y: 0), to: GridPoint(x: 12, y: 0))
    #expect(player.screen == "V8 ▸━━━━━━━━●──◂")
  }

  @Test func `without a step an arrow moves by a twentieth`() {
    struct Smooth: View {
      @State private var value = 0.5
      var body: some View {
        Slider(value: $value)
        Text(verbatim: "\(Int((value * 100).rounded()))")
      }
    }
    let player = Player(width: 17, height: 2) { Smooth() }
    player.press(.tab, .rightArrow)
    #expect(player.screen.contains("55"))
  }

  @Test func `a disabled slider does nothing`() {
    let player = Player(width: 17, height: 1) { Volume().disabled(true) }
    #expect(!player.press(.tab))
  }

  @Test func `it is read as a value`() throws {
    let host = ViewHost(width: 20, height: 1) { Volume() }
    #expect(host.accessibilityElements.contains { $0.value == "50%" })
  }
}
