import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct AnimatableViewTests {
  private struct Counter: View, Animatable {
    var number: Double
    @State private var id = 7

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View {
      Text(verbatim: "\(Int(number.rounded())) of \(id)").onTapGesture { id += 1 }
    }
  }

  @Test func `a view of the user's is evaluated with the numbers in between`() {
    let stage = AnimationStage { Counter(number: $0 ? 100 : 0) }
    var seen = [stage.text]
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    seen.append(stage.text)
    for _ in 0..<4 {
      stage.advance(0.25)
      seen.append(stage.text)
    }
    #expect(
      seen.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        == ["0 of 7", "0 of 7", "25 of 7", "50 of 7", "75 of 7", "100 of 7"])
    stage.advance(1)
    let bodies = stage.host.statistics.bodies
    stage.advance(1)
    #expect(stage.host.statistics.bodies == bodies)
    #expect(stage.host.nextDeadline == nil)
  }

  @Test func `its state lives on while it moves`() {
    let stage = AnimationStage(height: 1) { Counter(number: $0 ? 100 : 0) }
    stage.host.send(.click(x: 8, y: 0))
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.5)
    stage.host.send(.click(x: 8, y: 0))
    #expect(stage.text.hasSuffix("50 of 9◂"))
    withAnimation(.linear(duration: 1)) { stage.set(false) }
    stage.advance(0.5)
    #expect(stage.text.hasSuffix("25 of 9◂"))
  }

  private struct Shake: AnimatableModifier {
    var amount: CGFloat

    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View {
      HStack {
        content
        Text(verbatim: "\(Int(amount * 10))")
      }
    }
  }

  @Test func `so is the body of a modifier`() {
    let stage = AnimationStage { Text(verbatim: "x").modifier(Shake(amount: $0 ? 1 : 0)) }
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.3)
    #expect(stage.text.contains("x 3"))
    stage.advance(0.7)
    #expect(stage.text.contains("x 10"))
  }

  private struct Wedge: Shape {
    var reach: CGFloat
    nonisolated var animatableData: CGFloat {
      get { reach }
      set { reach = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * reach, height: rect.height))
    }
  }

  @Test func `and the outline of a shape, without any body`() {
    let stage = AnimationStage(width: 8, height: 1) { Wedge(reach: $0 ? 1 : 0) }
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    let bodies = stage.host.statistics.bodies
    stage.advance(0.5)
    #expect(stage.text == "████")
    stage.advance(0.5)
    #expect(stage.text == "████████")
    #expect(stage.host.statistics.bodies == bodies)
  }
}
