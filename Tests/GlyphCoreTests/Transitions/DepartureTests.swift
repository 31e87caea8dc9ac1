import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct DepartureTests {
  @MainActor
  private final class Log { var lines: [String] = [] }

  private struct Guest: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text(verbatim: "guest \(count)")
        .onTapGesture {
          count += 1
          log.lines.append("tap")
        }
        .onDisappear { log.lines.append("gone") }
    }
  }

  private func stage(_ log: Log) -> AnimationStage {
    AnimationStage(width: 12, height: 3) { on in
      VStack(alignment: .leading, spacing: 0) {
        if !on { Guest(log: log).transition(.opacity) }
        Text(verbatim: "host")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a view that goes is seen where it was, over what moves into its place`() {
    let log = Log()
    let stage = stage(log)
    stage.host.send(.click(x: 1, y: 0))
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    #expect(stage.text == "guest 1\n\n")
    #expect(log.lines == ["tap"])
    stage.advance(1)
    #expect(stage.text == "host\n\n")
    #expect(log.lines == ["tap", "gone"])
  }

  @Test func `a view that goes cannot be reached`() {
    let log = Log()
    let stage = stage(log)
    stage.host.send(.key(.tab))
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    #expect(stage.host.focusedObject == nil)
    stage.host.send(.click(x: 1, y: 0))
    stage.host.send(.key(.space))
    stage.host.send(.key(.tab))
    stage.host.send(.key(.space))
    #expect(log.lines.isEmpty)
    #expect(stage.host.accessibilityElements.map(\.label) == ["host"])
  }

  @Test func `only what leaves by itself has a transition`() {
    let stage = AnimationStage(width: 12, height: 1) { on in
      if !on { HStack { Text(verbatim: "inner").transition(.opacity) } }
    }
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    #expect(stage.text == "")
    #expect(!stage.host.isAnimating)
    withAnimation(.linear(duration: 1)) { stage.set(false) }
    #expect(stage.text.contains("inner"))
    #expect(!stage.host.isAnimating)
  }

  private struct Card: View {
    @State private var name = "card"
    var body: some View { Text(verbatim: name).transition(.move(edge: .leading)) }
  }

  @Test
  func `a transition inside of a view's body is the view's, and modifiers around it move too`() {
    let stage = AnimationStage(width: 12, height: 1) { on in
      HStack(spacing: 0) {
        if on { Card().padding(.leading, 2).background(Color.red) }
        Spacer(minLength: 0)
      }
      .animation(.linear(duration: 1), value: on)
    }
    stage.set(true)
    stage.advance(0.5)
    #expect(stage.text == "ard")
    #expect(stage.style(0, 0).background == .ansi(1))
    #expect(stage.style(3, 0).background == .standard)
    stage.advance(0.5)
    #expect(stage.text == "  card")
    stage.set(false)
    stage.advance(0.5)
    #expect(stage.text == "ard")
    stage.advance(0.5)
    #expect(stage.text == "")
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Text(verbatim: "row \(row)").transition(.move(edge: .leading))
        }
      }
      .frame(width: 12, height: 3, alignment: .topLeading)
      .onTapGesture {
        withAnimation(.linear(duration: 1)) { rows = rows.count == 3 ? [1, 3] : [1, 2, 3] }
      }
    }
  }

  @Test func `a row of a list goes and comes back`() {
    let host = ViewHost(width: 12, height: 3) { Rows().focusEffectDisabled() }
    host.animates = true
    #expect(host.render().text == "row 1\nrow 2\nrow 3")
    host.send(.click(x: 0, y: 0))
    #expect(host.render().text == "row 1\nrow 2\n")
    host.advance(by: .milliseconds(400))
    #expect(host.render().text == "row 1\nw 2 3\n")
    host.advance(by: .milliseconds(600))
    #expect(host.render().text == "row 1\nrow 3\n")
    host.send(.click(x: 0, y: 0))
    host.advance(by: .milliseconds(600))
    #expect(host.render().text == "row 1\nw 2\nrow 3")
    host.advance(by: .milliseconds(400))
    #expect(host.render().text == "row 1\nrow 2\nrow 3")
  }

  @Test func `a resize ends what goes, and so does the end of the host`() {
    let log = Log()
    let stage = stage(log)
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.host.resize(width: 10, height: 2)
    #expect(stage.text == "host\n")
    #expect(log.lines == ["gone"])
    let other = self.stage(log)
    withAnimation(.linear(duration: 1)) { other.set(true) }
    #expect(other.host.tree.departures.count == 1)
  }

  @Test func `what comes at first appearance can move too`() {
    struct Entrance: View {
      @State private var isShown = false
      var body: some View {
        HStack {
          if isShown { Text(verbatim: "abcd").transition(.move(edge: .leading)) }
          Spacer(minLength: 0)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
    }
    let host = ViewHost(width: 8, height: 1) { Entrance() }
    host.animates = true
    #expect(host.render().text == "")
    host.advance(by: .milliseconds(500))
    #expect(host.render().text == "cd")
    #expect(Entrance().rendered(width: 8) == "abcd")
  }

  @Test func `a hundred views come and go at random, and leave nothing behind`() {
    var random = OracleRandom(seed: 7)
    let stage = AnimationStage(width: 12, height: 4) { on in
      VStack(alignment: .leading, spacing: 0) {
        if on { Text(verbatim: "one").transition(.slide) }
        if !on { Text(verbatim: "two").transition(.opacity) }
        if on { Text(verbatim: "three").transition(.scale) } else { Text(verbatim: "3") }
      }
    }
    var isOn = false
    for _ in 0..<100 {
      if random.chance(1, of: 2) {
        isOn.toggle()
        withAnimation(.linear(duration: 1)) { stage.set(isOn) }
      }
      stage.advance(Double(random.below(8)) / 8)
    }
    stage.advance(2)
    #expect(stage.host.tree.departures.isEmpty)
    #expect(stage.host.nextDeadline == nil)
    withAnimation(nil) { stage.set(!isOn) }
    stage.set(isOn)
    let fresh = AnimationStage(width: 12, height: 4) { _ in
      VStack(alignment: .leading, spacing: 0) {
        if isOn { Text(verbatim: "one") }
        if !isOn { Text(verbatim: "two") }
        Text(verbatim: isOn ? "three" : "3")
      }
    }
    #expect(stage.text == fresh.text)
  }
}
