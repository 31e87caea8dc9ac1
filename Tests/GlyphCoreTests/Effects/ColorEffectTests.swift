import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct ColorEffectTests {
  private static let orange = Color(red: 1, green: 0.5, blue: 0)

  private func style(_ view: some View) -> CellStyle {
    ViewRenderer(content: view).surface[0, 0].style
  }

  @Test func `known colours are changed as the effect says`() {
    let text = Text(verbatim: "x").foregroundStyle(Self.orange)
    let cases: [(AnyView, TerminalColor)] = [
      (AnyView(text.colorInvert()), .rgb(0, 127, 255)),
      (AnyView(text.brightness(0.5)), .rgb(255, 255, 128)),
      (AnyView(text.contrast(0)), .rgb(128, 128, 128)),
      (AnyView(text.grayscale(1)), .rgb(146, 146, 146)),
      (AnyView(text.saturation(0)), .rgb(146, 146, 146)),
      (AnyView(text.colorMultiply(Color(red: 0.5, green: 1, blue: 1))), .rgb(128, 128, 0)),
      (AnyView(text.hueRotation(.degrees(120))), .rgb(0, 255, 128)),
    ]
    for (view, expected) in cases {
      #expect(style(view).foreground == expected)
    }
  }

  @Test func `effects that change nothing leave colours as they are, also the terminal's own`() {
    let text = Text(verbatim: "x").foregroundStyle(.red)
    for view in [
      AnyView(text.saturation(1)), AnyView(text.brightness(0)), AnyView(text.contrast(1)),
      AnyView(text.grayscale(0)), AnyView(text.hueRotation(.zero)),
      AnyView(text.colorMultiply(.white)),
    ] {
      #expect(style(view).foreground == .ansi(1))
    }
    #expect(style(Text(verbatim: "x").colorInvert()).foreground == .standard)
  }

  @Test func `fills change and what stands behind does not`() {
    let view = ZStack {
      Color(red: 0, green: 0, blue: 1)
      Text(verbatim: "a").foregroundStyle(Self.orange).colorInvert()
    }
    .frame(width: 1, height: 1)
    #expect(style(view) == CellStyle(foreground: .rgb(0, 127, 255), background: .rgb(0, 0, 255)))
    let fill = Self.orange.frame(width: 1, height: 1).colorInvert()
    #expect(style(fill).background == .rgb(0, 127, 255))
  }

  @Test func `an effect moves`() {
    let stage = AnimationStage(width: 1, height: 1) {
      Text(verbatim: "x").foregroundStyle(Color.white).brightness($0 ? -1 : 0)
    }
    let before = stage.style(0, 0).foreground
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.5)
    let half = stage.style(0, 0).foreground
    stage.advance(0.5)
    #expect(half != before && half != stage.style(0, 0).foreground)
    #expect(stage.style(0, 0).foreground == .rgb(0, 0, 0))
  }
}
