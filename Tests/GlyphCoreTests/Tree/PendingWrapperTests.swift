import Testing

@testable import GlyphCore

/// A modifier on several views gives a box to each, whichever of them are written with it and
/// whichever have nodes of their own.
@MainActor
struct PendingWrapperTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Text(verbatim: "count \(count)") }
  }

  private struct Labelled: View {
    @State private var number = 1
    let isNodeFirst: Bool

    var body: some View {
      VStack {
        Group {
          if isNodeFirst { Counter() }
          Text(verbatim: "text")
          if !isNodeFirst { Counter() }
          Text(verbatim: "more")
        }
        .accessibilityLabel("label \(number)")
        Text(verbatim: "next").onTapGesture { number += 1 }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a change of the modifier reaches all of them`(isNodeFirst: Bool) {
    let host = ViewHost(width: 12, height: 4) { Labelled(isNodeFirst: isNodeFirst) }
    host.render()
    for number in 1...3 {
      let labels = host.accessibilityElements.compactMap(\.label).filter { $0.hasPrefix("label") }
      #expect(labels == Array(repeating: "label \(number)", count: 3))
      host.send(.click(x: 5, y: 3))
      host.render()
    }
  }
}
