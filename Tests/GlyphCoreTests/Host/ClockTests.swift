import Testing

@testable import GlyphCore

@MainActor
@Suite struct ClockTests {
  @Test func `a screen that stands still needs no clock`() {
    let host = ViewHost(width: 10, height: 1) { Text(verbatim: "still") }
    host.animates = true
    #expect(host.nextDeadline == nil)
    host.advance(by: .seconds(60))
    #expect(host.nextDeadline == nil)
  }

  @Test func `what moves needs a tick, and what begins later needs one then`() {
    let stage = AnimationStage { Text(verbatim: "x").offset(x: $0 ? 6 : 0) }
    withAnimation(.linear(duration: 1).delay(2)) { stage.set(true) }
    #expect(stage.host.nextDeadline == .seconds(2))
    stage.advance(2)
    let tick = stage.host.nextDeadline ?? .zero
    #expect(tick > .milliseconds(10) && tick <= .milliseconds(50))
    stage.advance(1)
    #expect(stage.host.nextDeadline == nil)
  }

  @Test func `timers act at their own times, in order, unless they are cancelled`() {
    let host = ViewHost(width: 10, height: 1) { Text(verbatim: "") }
    let tree = host.tree
    var log: [String] = []
    tree.timers.schedule(at: 3) { log.append("c at \(tree.now)") }
    tree.timers.schedule(at: 1) {
      log.append("a at \(tree.now)")
      tree.timers.schedule(at: 2) { log.append("b at \(tree.now)") }
    }
    let cancelled = tree.timers.schedule(at: 1.5) { log.append("never") }
    cancelled.cancel()
    #expect(host.nextDeadline == .seconds(1))
    host.advance(by: .seconds(2))
    #expect(log == ["a at 1.0", "b at 2.0"])
    #expect(host.nextDeadline == .seconds(1))
    host.advance(by: .seconds(10))
    #expect(log.last == "c at 3.0")
    #expect(host.nextDeadline == nil)
    #expect(tree.now == 12)
  }
}
