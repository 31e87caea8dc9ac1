import Testing

@testable import GlyphCore

@MainActor
@Suite struct PhaseAnimatorTests {
  private func column(_ host: ViewHost) -> Int {
    host.render().text.prefix { $0 != "x" }.count
  }

  private func sign(_ phase: Int) -> some View {
    Text(verbatim: "x").offset(x: Double(phase)).frame(width: 12, alignment: .leading)
  }

  @Test func `phases follow each other, each on its way as it says`() {
    let host = ViewHost(width: 12, height: 1) {
      Text(verbatim: "x").phaseAnimator([0, 8]) { content, phase in
        content.offset(x: Double(phase)).frame(width: 12, alignment: .leading)
      } animation: {
        $0 == 8 ? .linear(duration: 1) : .linear(duration: 2)
      }
    }
    host.animates = true
    var seen = [column(host)]
    for _ in 0..<8 {
      host.advance(by: .milliseconds(500))
      seen.append(column(host))
    }
    #expect(seen == [0, 4, 8, 6, 4, 2, 0, 4, 8])
  }

  @Test func `a trigger sends once through all phases and back to the first`() {
    let stage = AnimationStage(width: 12, height: 1) { on in
      PhaseAnimator([0, 8], trigger: on) {
        self.sign($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(stage.host.nextDeadline == nil)
    stage.set(true)
    var seen = [column(stage.host)]
    for _ in 0..<5 {
      stage.advance(0.5)
      seen.append(column(stage.host))
    }
    #expect(seen == [0, 4, 8, 4, 0, 0])
    #expect(stage.host.nextDeadline == nil)
  }

  @Test func `in static pictures and under reduced motion the first phase stands`() {
    let view = PhaseAnimator([2, 8]) { self.sign($0) }
    #expect(view.rendered() == "  x")
    let calm = ViewHost(width: 12, height: 1) {
      view.environment(\.accessibilityReduceMotion, true)
    }
    calm.animates = true
    #expect(column(calm) == 2)
    #expect(calm.nextDeadline == nil)
    #expect(PhaseAnimator([Int]()) { self.sign($0) }.rendered() == "")
  }
}
