import Testing

@testable import GlyphCore

@MainActor
@Suite struct CompletionTests {
  @MainActor
  private final class Log { var lines: [String] = [] }

  private func stage() -> AnimationStage {
    AnimationStage { Text(verbatim: "x").offset(x: $0 ? 6 : 0) }
  }

  @Test func `completion comes when the last of what moves has arrived`() {
    let log = Log()
    let stage = AnimationStage { on in
      Text(verbatim: "x").offset(x: on ? 6 : 0)
      Text(verbatim: "y").offset(x: on ? 6 : 0)
        .animation(.linear(duration: 2), value: on)
    }
    withAnimation(.linear(duration: 1)) {
      stage.set(true)
    } completion: {
      log.lines.append("end")
    }
    stage.advance(1.5)
    #expect(log.lines.isEmpty)
    stage.advance(0.6)
    #expect(log.lines == ["end"])
    stage.advance(5)
    #expect(log.lines == ["end"])
  }

  @Test func `a spring seems complete before it has settled`() {
    let log = Log()
    let stage = stage()
    let spring = Animation.spring(Spring(duration: 1, bounce: 0.3))
    withAnimation(spring) {
      stage.set(true)
    } completion: {
      log.lines.append("seems")
    }
    stage.set(false)
    withAnimation(spring, completionCriteria: .removed) {
      stage.set(true)
    } completion: {
      log.lines.append("is")
    }
    #expect(log.lines == ["seems"])
    stage.advance(1.1)
    #expect(log.lines == ["seems"])
    #expect(stage.host.isAnimating)
    stage.advance(2)
    #expect(log.lines == ["seems", "is"])
  }

  @Test func `an own time of completion counts`() {
    let log = Log()
    let stage = stage()
    withAnimation(.linear(duration: 1).logicallyComplete(after: 0.25)) {
      stage.set(true)
    } completion: {
      log.lines.append("end")
    }
    stage.advance(0.2)
    #expect(log.lines.isEmpty)
    stage.advance(0.1)
    #expect(log.lines == ["end"])
    #expect(stage.host.isAnimating)
  }

  @Test func `where nothing moves, completion comes with the change`() {
    let log = Log()
    let stage = stage()
    stage.host.animates = false
    withAnimation {
      stage.set(true)
    } completion: {
      log.lines.append("at once")
    }
    #expect(log.lines == ["at once"])
    withAnimation {
    } completion: {
      log.lines.append("nothing")
    }
    #expect(log.lines == ["at once", "nothing"])
  }

  @Test func `what leaves the tree on its way keeps nobody waiting`() {
    let log = Log()
    let stage = AnimationStage { on in
      if on { Text(verbatim: "other") } else { Mover() }
    }
    stage.host.send(.key(.tab))
    Mover.completion = { log.lines.append("end") }
    stage.host.send(.key(.space))
    stage.host.render()
    #expect(stage.host.isAnimating && log.lines.isEmpty)
    stage.set(true)
    stage.advance(0.1)
    #expect(log.lines == ["end"])
  }

  private struct Mover: View {
    static var completion: () -> Void = {}
    @State private var isOn = false
    var body: some View {
      Text(verbatim: "x").offset(x: isOn ? 6 : 0).onTapGesture {
        withAnimation(.linear(duration: 1)) {
          isOn.toggle()
        } completion: {
          Mover.completion()
        }
      }
    }
  }

  @Test func `a completion may begin the next movement`() {
    let stage = stage()
    withAnimation(.linear(duration: 1)) {
      stage.set(true)
    } completion: {
      withAnimation(.linear(duration: 1)) { stage.set(false) }
    }
    let there = stage.text
    stage.advance(1)
    stage.advance(0.5)
    let half = stage.text
    stage.advance(0.5)
    #expect(half != there)
    #expect(stage.text == there)
  }
}
