import Observation
import Testing

@testable import GlyphCore

@MainActor
struct SkippingTests {
  @Observable
  final class Settings { var number = 0 }

  /// Has a node of its own, since it holds a state.
  private struct Child<Value>: View {
    let value: Value
    @State private var unused = 0
    var body: some View { Text(verbatim: "\(unused)") }
  }

  private struct Screen<Content: View>: View {
    let settings: Settings
    let content: (Int) -> Content
    var body: some View { content(settings.number) }
  }

  /// How many bodies beside the screen's own a new value of the screen's number costs.
  private func bodies<Content: View>(_ content: @escaping (Int) -> Content) -> Int {
    let settings = Settings()
    let host = ViewHost(width: 9, height: 3) { Screen(settings: settings, content: content) }
    host.render()
    let before = host.statistics.bodies
    settings.number = 1
    host.render()
    return host.statistics.bodies - before - 1
  }

  private struct Pair {
    var name: String
    var number: Int
  }

  private enum Choice {
    case word(String)
  }

  @Test func `a child that says the same is not evaluated`() {
    #expect(bodies { _ in Child(value: 1) } == 0)
    #expect(bodies { _ in Child(value: "word") } == 0)
    #expect(bodies { _ in Child(value: Pair(name: "a", number: 1)) } == 0)
    #expect(bodies { _ in Child(value: Pair?.some(Pair(name: "a", number: 1))) } == 0)
    #expect(bodies { _ in Child(value: (1, "two", Pair(name: "a", number: 1))) } == 0)
  }

  @Test func `a child that says something else is evaluated`() {
    #expect(bodies { Child(value: $0) } == 1)
    #expect(bodies { Child(value: Pair(name: "\($0)", number: 1)) } == 1)
    #expect(bodies { Child(value: Pair?.some(Pair(name: "a", number: $0))) } == 1)
    #expect(bodies { Child(value: [Pair(name: "a", number: $0)]) } == 1)
  }

  @Test func `what cannot be compared is evaluated again`() {
    #expect(bodies { number in Child(value: { number }) } == 1)
    #expect(bodies { Child(value: Choice.word("\($0)")) } == 1)
    #expect(bodies { Child(value: $0 as Any) } == 1)
  }

  private struct Rounded: View, Equatable {
    let number: Int
    @State private var unused = 0
    var body: some View { Text(verbatim: "\(number)\(unused)") }
    nonisolated static func == (a: Rounded, b: Rounded) -> Bool { a.number / 10 == b.number / 10 }
  }

  private struct Noisy: View, Equatable {
    let number: Int
    let action: () -> Void
    var body: some View { Text(verbatim: "\(number)") }
    nonisolated static func == (a: Noisy, b: Noisy) -> Bool { a.number / 10 == b.number / 10 }
  }

  @Test func `an equatable view is what its own comparison says`() {
    #expect(bodies { Rounded(number: $0) } == 0)
    #expect(bodies { Rounded(number: $0 * 10) } == 1)
    #expect(bodies { Noisy(number: $0) {}.equatable() } == 0)
    #expect(bodies { Noisy(number: $0 * 10) {}.equatable() } == 1)
  }

  @Test func `another modifier around a child evaluates it, the same one does not`() {
    #expect(bodies { _ in Child(value: 1).padding(1) } == 0)
    #expect(bodies { Child(value: 1).environment(\.lineLimit, $0 + 1) } == 1)
  }
}
