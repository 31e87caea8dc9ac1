import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
struct PresentationTests {
  private struct Screen: View {
    let isFirst: Bool
    let isSecond: Bool
    let text: String
    var body: some View {
      VStack {
        Text(verbatim: text)
          .presentation(isPresented: .constant(isFirst), style: .dialog) {
            Text(verbatim: "first \(text)")
          }
        Text(verbatim: "below")
          .presentation(isPresented: .constant(isSecond), style: .popover) {
            Text(verbatim: "second \(text)")
          }
      }
    }
  }

  private final class Model: ObservableObject {
    @Published var screen = Screen(isFirst: false, isSecond: false, text: "a")
  }

  private struct Changing: View {
    @ObservedObject var model: Model
    var body: some View { model.screen }
  }

  @Test func `after any presentations the screen is that of a fresh host`() {
    let model = Model()
    let host = ViewHost(width: 24, height: 8) { Changing(model: model) }
    host.render()
    var seed: UInt64 = 7
    for step in 0..<200 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = seed >> 33
      model.screen = Screen(
        isFirst: bits & 1 == 1, isSecond: bits & 2 == 2,
        text: ["a", "bcd", "longer"][Int((bits >> 2) % 3)])
      let fresh = ViewHost(width: 24, height: 8) { Changing(model: model) }
      // Of several, the one presented last is in front; a fresh host presents them in order.
      guard !(bits & 3 == 3) else { continue }
      #expect(host.render() == fresh.render(), "step \(step)")
    }
  }

  @Test func `what stands behind is dim, and comes back as it was`() {
    let model = Model()
    let host = ViewHost(width: 24, height: 8) { Changing(model: model) }
    let before = host.render()
    model.screen = Screen(isFirst: true, isSecond: false, text: "a")
    let during = host.render()
    #expect(during[0, 0].style.attributes.contains(.dim))
    model.screen = Screen(isFirst: false, isSecond: false, text: "a")
    #expect(host.render() == before)
  }

  @Test func `a host that goes while something is presented does no harm`() {
    for _ in 0..<3 {
      let host = ViewHost(width: 24, height: 8) {
        Screen(isFirst: true, isSecond: true, text: "x")
      }
      #expect(host.render().text.contains("second x"))
    }
  }

  @Test func `a change in a presented view costs no body behind it`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onActivate { count += 1 } }
    }
    let host = ViewHost(width: 24, height: 8) {
      VStack { ForEach(0..<50, id: \.self) { _ in Counter() } }
        .presentation(isPresented: .constant(true), style: .sheet) { Counter() }
    }
    host.render()
    let before = host.statistics
    host.send(.key(.space))
    host.render()
    #expect(host.statistics.bodies - before.bodies <= 2)
  }
}
