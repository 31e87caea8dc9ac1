import GlyphCore
import Testing

/// A sign that is moved by a tap on it.
private struct Slider: View {
  let modify: (AnyView, Bool) -> AnyView
  @State private var isRight = false
  @State private var count = 0

  var body: some View {
    modify(AnyView(Text(verbatim: "x").offset(x: isRight ? 8 : 0)), isRight)
      .onTapGesture { isRight.toggle() }
    Text(verbatim: "n\(count)").onTapGesture { count += 1 }
  }
}

@MainActor
@Suite struct ViewAnimationTests {
  private func positions(
    _ modify: @escaping (AnyView, Bool) -> AnyView
  ) -> [Int] {
    let host = ViewHost(width: 20, height: 2) { Slider(modify: modify) }
    host.animates = true
    host.render()
    host.send(.key(.tab))
    host.send(.key(.space))
    return (0...2).map { step in
      if step > 0 { host.advance(by: .milliseconds(500)) }
      let line = host.render().text.split(separator: "\n")[0]
      let left = line.distance(from: line.startIndex, to: line.firstIndex(of: "x") ?? line.endIndex)
      return left
    }
  }

  @Test func `a change of the value lets what is inside move`() {
    let seen = positions { view, value in
      AnyView(view.animation(.linear(duration: 1), value: value))
    }
    #expect(seen == [seen[2] - 8, seen[2] - 4, seen[2]])
  }

  @Test func `any change moves where no value is named`() {
    let seen = positions { view, _ in AnyView(view.animation(.linear(duration: 1))) }
    #expect(seen == [seen[2] - 8, seen[2] - 4, seen[2]])
  }

  @Test func `another value, and no animation at all, leave changes sudden`() {
    for modify: (AnyView, Bool) -> AnyView in [
      { view, _ in AnyView(view.animation(.linear(duration: 1), value: 0)) },
      { view, value in AnyView(view.animation(nil, value: value)) },
      { view, _ in AnyView(view.animation(nil)) },
    ] {
      let seen = positions(modify)
      #expect(Set(seen).count == 1)
    }
  }
}
