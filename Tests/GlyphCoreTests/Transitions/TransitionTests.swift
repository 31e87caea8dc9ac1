import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TransitionTests {
  /// A word that is put in or taken out, under a line that stays.
  private func stage(_ transition: AnyTransition) -> AnimationStage {
    AnimationStage(width: 12, height: 2) { on in
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "stays")
        if on { Text(verbatim: "abcd").transition(transition) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The second line at each quarter of the way in, and of the way out.
  private func lines(_ transition: AnyTransition) -> (coming: [String], going: [String]) {
    let stage = stage(transition)
    func way(_ isOn: Bool) -> [String] {
      withAnimation(.linear(duration: 1)) { stage.set(isOn) }
      return (0...4).map { step in
        if step > 0 { stage.advance(0.25) }
        let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count > 1 ? String(lines[1]) : ""
      }
    }
    let coming = way(true)
    #expect(!stage.host.isAnimating && stage.host.tree.departures.isEmpty)
    let going = way(false)
    #expect(!stage.host.isAnimating && stage.host.tree.departures.isEmpty)
    return (coming, going)
  }

  @Test func `a view slides in from the left and out to the right`() {
    let (coming, going) = lines(.slide)
    #expect(coming == ["", "d", "cd", "bcd", "abcd"])
    #expect(going == ["abcd", " abcd", "  abcd", "   abcd", ""])
  }

  @Test func `a view comes from an edge and leaves by it`() {
    let (coming, going) = lines(.move(edge: .leading))
    #expect(coming == ["", "d", "cd", "bcd", "abcd"])
    #expect(going == ["abcd", "bcd", "cd", "d", ""])
  }

  @Test func `a view moves by a distance`() {
    let (coming, going) = lines(.offset(x: 8))
    #expect(coming == ["        abcd", "      abcd", "    abcd", "  abcd", "abcd"])
    #expect(going == ["abcd", "  abcd", "    abcd", "      abcd", ""])
  }

  @Test func `a view pushes in from an edge and goes on to the other`() {
    let (coming, going) = lines(.push(from: .leading))
    #expect(coming == ["", "d", "cd", "bcd", "abcd"])
    #expect(going == ["abcd", " abcd", "  abcd", "   abcd", ""])
  }

  @Test func `a view grows out of its middle`() {
    let (coming, going) = lines(.scale)
    #expect(coming == ["", " b", " bc", "abc", "abcd"])
    #expect(going == ["abcd", "abc", " bc", " b", ""])
    #expect(
      lines(.scale(scale: 0.5, anchor: .leading)).coming == ["ab", "abc", "abc", "abcd", "abcd"])
  }

  @Test func `a view fades`() {
    let (coming, going) = lines(.opacity)
    #expect(coming == ["", "abcd", "abcd", "abcd", "abcd"])
    #expect(going == ["abcd", "abcd", "abcd", "abcd", ""])
    let stage = stage(.opacity)
    withAnimation(.linear(duration: 1)) { stage.set(true) }
    stage.advance(0.5)
    #expect(stage.style(0, 1).attributes.contains(.dim))
    stage.advance(0.5)
    #expect(!stage.style(0, 1).attributes.contains(.dim))
  }

  @Test func `coming and going can differ, and two transitions can be one`() {
    let (coming, going) = lines(
      .asymmetric(insertion: .move(edge: .leading), removal: .offset(x: 4)))
    #expect(coming == ["", "d", "cd", "bcd", "abcd"])
    #expect(going == ["abcd", " abcd", "  abcd", "   abcd", ""])
    let both = lines(.scale.combined(with: .offset(x: 4)))
    #expect(both.coming == ["", "    b", "   bc", " abc", "abcd"])
  }

  @Test func `without a transition, an animation or time, views come and go at once`() {
    #expect(lines(.identity) == (["abcd", "abcd", "abcd", "abcd", "abcd"], ["", "", "", "", ""]))
    let stage = stage(.slide)
    stage.set(true)
    #expect(stage.text == "stays\nabcd")
    stage.set(false)
    #expect(stage.text == "stays\n")
    stage.host.animates = false
    withAnimation { stage.set(true) }
    #expect(stage.text == "stays\nabcd")
    #expect(!stage.host.isAnimating)
  }

  @Test func `a transition with an animation of its own needs no other`() {
    let stage = stage(.slide.animation(.linear(duration: 1)))
    stage.set(true)
    stage.advance(0.5)
    #expect(stage.text == "stays\ncd")
  }

  @Test func `under reduced motion views come and go at once`() {
    let stage = AnimationStage(width: 12, height: 1) { on in
      Group { if on { Text(verbatim: "abcd").transition(.slide) } }
        .environment(\.accessibilityReduceMotion, true)
    }
    withAnimation { stage.set(true) }
    #expect(stage.text.contains("abcd"))
    withAnimation { stage.set(false) }
    #expect(!stage.text.contains("abcd"))
  }

  private struct Turn: ViewModifier {
    let by: Int
    func body(content: Content) -> some View { content.offset(x: CGFloat(by)) }
  }

  private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 4)
    }
  }

  @Test func `transitions can be made of modifiers, and by hand`() {
    let modified = lines(.modifier(active: Turn(by: 4), identity: Turn(by: 0)))
    #expect(modified.coming == ["    abcd", "   abcd", "  abcd", " abcd", "abcd"])
    let byHand = lines(AnyTransition(Drop()))
    #expect(byHand.coming == ["", "d", "cd", "bcd", "abcd"])
    #expect(byHand.going == ["abcd", " abcd", "  abcd", "   abcd", ""])
  }
}
