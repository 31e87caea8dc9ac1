import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct MotionTests {
  /// Everything that can be on its way, each as a view of one value.
  private static let kinds: [(name: String, view: (Bool) -> AnyView)] = [
    ("offset", { AnyView(Text(verbatim: "x").offset(x: $0 ? 6 : -6)) }),
    ("opacity", { AnyView(Text(verbatim: "x").background(white).opacity($0 ? 1 : 0.1)) }),
    ("padding", { AnyView(Text(verbatim: "x").padding(.leading, $0 ? 12 : 0)) }),
    ("frame", { AnyView(Color.red.frame(width: $0 ? 12 : 2, height: 1)) }),
    ("bounds", { AnyView(Color.red.frame(maxWidth: $0 ? 12 : 2, maxHeight: 1)) }),
    ("position", { AnyView(Text(verbatim: "x").position(x: $0 ? 2 : 16, y: 1)) }),
    ("text", { AnyView(Text(verbatim: "x").foregroundStyle($0 ? white : black)) }),
    (
      "styled text",
      { on in
        AnyView(
          (Text(verbatim: "x") + Text(verbatim: "é").bold()).foregroundStyle(on ? white : black))
      }
    ),
    ("fill", { AnyView(($0 ? white : black).frame(width: 4, height: 1)) }),
    ("shape", { AnyView(Rectangle().fill($0 ? white : black).frame(width: 4, height: 2)) }),
    ("background", { AnyView(Text(verbatim: "x").background($0 ? white : black)) }),
    (
      "shaped background",
      { on in
        AnyView(Text(verbatim: "x").padding(1).background(on ? white : black, in: Capsule()))
      }
    ),
    ("border", { AnyView(Text(verbatim: "x").border($0 ? white : black)) }),
    ("tint", { AnyView(Color.accentColor.frame(width: 4, height: 1).tint($0 ? white : black)) }),
    (
      "trim",
      { on in
        AnyView(
          Rectangle().trim(from: 0, to: on ? 1 : 0.1).stroke(white).frame(width: 12, height: 3))
      }
    ),
    (
      "gradient",
      { on in
        AnyView(
          LinearGradient(
            colors: [black, on ? white : .blue], startPoint: .leading, endPoint: .trailing
          ).frame(width: 6, height: 1))
      }
    ),
  ]
  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let black = Color(red: 0, green: 0, blue: 0.2)

  @Test func `what changes under an animation is on its way until it arrives`() {
    for (name, view) in Self.kinds {
      let stage = AnimationStage(content: view)
      let before = stage.host.render()
      withAnimation(.linear(duration: 1)) { stage.set(true) }
      #expect(stage.host.render() == before, "\(name): nothing has changed yet")
      stage.advance(0.5)
      let half = stage.host.render()
      let after = AnimationStage.fresh(true, content: view)
      #expect(half != before, "\(name): half of the way is not the start\n\(half.text)")
      #expect(half != after, "\(name): half of the way is not the end\n\(half.text)")
      stage.advance(0.6)
      #expect(stage.host.render() == after, "\(name): it has arrived")
      #expect(!stage.host.isAnimating && stage.host.nextDeadline == nil, "\(name): it rests")
    }
  }

  @Test func `under reduced motion, and on a host that does not animate, changes are at once`() {
    for (name, view) in Self.kinds {
      let calm: (Bool) -> AnyView = {
        AnyView(view($0).environment(\.accessibilityReduceMotion, true))
      }
      let stages = [AnimationStage(content: calm), AnimationStage(content: view)]
      stages[1].host.animates = false
      for stage in stages {
        withAnimation(.linear(duration: 1)) { stage.set(true) }
        #expect(stage.host.render() == AnimationStage.fresh(true, content: view), "\(name)")
        #expect(!stage.host.isAnimating, "\(name)")
      }
    }
  }

  @Test func `a way back begins where the way there had got to`() {
    let stage = AnimationStage { Text(verbatim: "x").offset(x: $0 ? 8 : 0).frame(width: 20) }
    var seen: [Int] = []
    func look() { seen.append(stage.text.prefix { $0 != "x" }.count) }
    look()
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.5)
    look()
    withAnimation(.linear(duration: 1)) { stage.set(false) }
    look()
    stage.advance(0.5)
    look()
    stage.advance(0.5)
    look()
    #expect(seen.map { $0 - seen[0] } == [0, 4, 4, 2, 0])
  }

  @Test func `a change without an animation ends the way at once`() {
    let stage = AnimationStage { Text(verbatim: "x").offset(x: $0 ? 8 : 0).frame(width: 20) }
    let before = stage.text
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.5)
    stage.set(false)
    #expect(stage.text == before)
    #expect(!stage.host.isAnimating)
  }

  @Test func `a repetition without an end swings, and a text that changes meanwhile stays in step`()
  {
    @MainActor
    struct Clock: View {
      @State var count = 0
      @State var isRight = false
      var body: some View {
        Text(verbatim: "n\(count)").foregroundStyle(isRight ? Color.red : .blue)
          .offset(x: isRight ? 4 : 0).frame(width: 12, alignment: .leading)
          .onTapGesture { count += 1 }
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isRight = true }
          }
      }
    }
    let host = ViewHost(width: 12, height: 1) { Clock() }
    host.animates = true
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(host.render().text)
      host.send(.click(x: 1, y: 0))
      host.advance(by: .milliseconds(500))
    }
    #expect(seen == ["n0", "  n1", "    n2", "  n3"])
    #expect(host.isAnimating)
  }

  @Test func `a colour half-way between two others is mixed from both`() {
    let stage = AnimationStage(width: 1, height: 1) {
      Text(verbatim: "x").foregroundStyle(
        $0 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
    }
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.5)
    #expect(stage.style(0, 0).foreground == .rgb(128, 0, 128))
  }

  @Test func `a step of an animation evaluates no body and paints no more than what moves`() {
    let stage = AnimationStage(width: 40, height: 20) { on in
      VStack {
        ForEach(0..<18, id: \.self) { Text(verbatim: "row \($0)") }
        Color.red.frame(width: on ? 30 : 0, height: 1).frame(width: 30, alignment: .leading)
      }
    }
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    let before = stage.host.statistics
    stage.advance(0.1)
    let after = stage.host.statistics
    #expect(after.bodies == before.bodies)
    #expect(after.cells - before.cells <= 32)
    #expect(after.measures - before.measures <= 4)
  }
}
