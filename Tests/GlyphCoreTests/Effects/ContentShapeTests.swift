import Testing

@testable import GlyphCore

@MainActor
@Suite struct ContentShapeTests {
  @MainActor
  private final class Log { var taps = 0 }

  /// Which cells of a block take a click.
  private func map<Content: View>(
    _ width: Int, _ height: Int, _ modify: (AnyView) -> Content
  ) -> String {
    let log = Log()
    let block = AnyView(Text(verbatim: "x").frame(width: Double(width), height: Double(height)))
    let content = modify(block)
    let host = ViewHost(width: width, height: height) {
      content.onTapGesture { log.taps += 1 }.focusEffectDisabled()
    }
    return (0..<height).map { y in
      (0..<width).map { x in
        log.taps = 0
        host.send(.click(x: x, y: y))
        return log.taps > 0 ? "#" : "."
      }.joined()
    }.joined(separator: "\n")
  }

  @Test func `a view is clicked inside of its shape`() {
    #expect(map(6, 3) { $0 } == "######\n######\n######")
    #expect(map(6, 3) { $0.contentShape(Rectangle()) } == "######\n######\n######")
    #expect(
      map(10, 5) { $0.contentShape(Ellipse()) } == """
        ..######..
        ##########
        ##########
        ##########
        ..######..
        """)
    #expect(map(4, 1) { $0.contentShape(.dragPreview, Circle()) } == "####")
    #expect(
      map(4, 1) { $0.contentShape(.interaction, Rectangle().size(width: 2, height: 1)) } == "##..")
  }
}
