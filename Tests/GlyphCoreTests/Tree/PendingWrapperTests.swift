import Observation
import Testing

@testable import GlyphCore

/// A modifier on several views gives a box to each, whichever of them are written with it and
/// whichever have nodes of their own.
@MainActor
struct PendingWrapperTests {
  @Observable
  fileprivate final class Shown { var number = 0 }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Text(verbatim: "count \(count)") }
  }

  private struct Filled: View {
    let shown: Shown
    let isNodeFirst: Bool

    var body: some View {
      let colors = [Color.red, .green, .blue, .yellow]
      VStack {
        Group {
          if isNodeFirst { Counter() }
          Text(verbatim: "text")
          if !isNodeFirst { Counter() }
          Text(verbatim: "more")
        }
        .background(
          LinearGradient(
            colors: [colors[shown.number % 4], .black], startPoint: .leading, endPoint: .trailing))
      }
    }
  }

  @Test(arguments: [true, false])
  func `a change of the modifier reaches all of them`(isNodeFirst: Bool) {
    let shown = Shown()
    let host = ViewHost(width: 12, height: 4) { Filled(shown: shown, isNodeFirst: isNodeFirst) }
    for number in 0..<4 {
      shown.number = number
      let fresh = ViewHost(width: 12, height: 4) { Filled(shown: shown, isNodeFirst: isNodeFirst) }
      #expect(host.render().ansi(.truecolor) == fresh.render().ansi(.truecolor))
    }
  }
}
