import GlyphUI

/// What moves, as it stands on paper: a picture that is drawn once shows the end of the way.
public struct MotionScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("On a way of half a second, after each fifth of it") {
      ForEach(0..<6) { step in MovingBar(milliseconds: step * 100) }
    }
    Exhibit("The first phase, and a spinner") {
      PhaseAnimator([1, 2, 3]) { phase in Text(String(repeating: "◆ ", count: phase)) }
      ProgressView("Loading")
    }
  }
}

private struct MovingBar: View {
  let milliseconds: Int
  @State private var picture = ""

  var body: some View {
    Text(ansi: picture).onAppear { picture = moved() }
  }

  private func moved() -> String {
    let host = ViewHost(width: 60, height: 1) { Bar() }
    host.animates = true
    host.render()
    host.send(.key(.tab))
    host.send(.key(.space))
    host.advance(by: .milliseconds(milliseconds))
    return host.render().ansi(.truecolor)
  }
}

private struct Bar: View {
  @State private var isFull = false

  var body: some View {
    ProgressView(value: isFull ? 1 : 0.1)
      .tint(.green)
      .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { isFull = true } }
      .focusEffectDisabled()
  }
}
