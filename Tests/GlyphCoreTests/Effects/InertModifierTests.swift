import Testing

@testable import GlyphCore

@MainActor
@Suite struct InertModifierTests {
  @Test func `Modifiers without a form in text leave the view as it is`() {
    let text = Text(verbatim: "ab").bold()
    let plain = ViewRenderer(content: text).ansi(.truecolor)
    func same(_ view: some View) -> Bool {
      ViewRenderer(content: view).ansi(.truecolor) == plain
    }
    #expect(same(text.shadow(radius: 4).blur(radius: 2).blendMode(.multiply)))
    #expect(same(text.rotationEffect(.degrees(45)).scaleEffect(2).scaleEffect(x: 1, y: 3)))
    #expect(same(text.rotation3DEffect(.degrees(4), axis: (x: 1, y: 0, z: 0))))
    #expect(same(text.compositingGroup().drawingGroup().geometryGroup()))
    #expect(same(text.minimumScaleFactor(0.5).allowsTightening(true).fontDesign(.rounded)))
    #expect(same(text.kerning(2).tracking(1).baselineOffset(3).monospaced().monospacedDigit()))
    #expect(same(text.dynamicTypeSize(.large ... .xxLarge).textSelection(.enabled)))
    #expect(same(text.symbolEffect(.variableColor.iterative.reversing, isActive: true)))
    #expect(same(text.symbolEffect(.bounce.up.byLayer, value: 3)))
    #expect(same(text.contentTransition(.symbolEffect(.replace)).contentTransition(.numericText())))
    #expect(same(text.transition(.opacity).transition(.move(edge: .top)).help("tip")))
    #expect(same(text.contentShape(Rectangle()).contentShape(.interaction, Circle())))
  }
}
