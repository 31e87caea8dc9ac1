import Testing

@testable import GlyphCore

/// A view that keeps nothing of its own has no node where it is all that another view consists of.
@MainActor
struct WholeBodyTests {
  private struct Value: View {
    @Binding var number: Int

    var body: some View { Text(verbatim: "\(number)").onTapGesture { number += 1 } }
  }

  private struct Whole: View {
    @State private var number = 0

    var body: some View { Value(number: $number).padding(.horizontal, 1) }
  }

  private struct Pair: View {
    @State private var number = 0

    var body: some View {
      Value(number: $number)
      Value(number: $number)
    }
  }

  private func host<Content: View>(_ content: Content) -> (host: ViewHost, nodes: Int) {
    let host = ViewHost(width: 9, height: 3) { content }
    host.render()
    let empty = ViewHost(width: 9, height: 3) { Text(verbatim: "") }
    empty.render()
    return (host, host.statistics.nodes - empty.statistics.nodes)
  }

  @Test func `the only view in a body is written with the body`() {
    let (host, nodes) = host(Whole())
    #expect(nodes == 1)
    host.send(.click(x: 4, y: 1))
    #expect(host.render().text.contains("1"))
  }

  @Test func `each of several views in a body is written for itself`() {
    let (host, nodes) = host(Pair())
    #expect(nodes == 3)
    let before = host.statistics.bodies
    host.send(.click(x: 4, y: 0))
    #expect(host.render().text == "   ▸1◂\n    1\n")
    #expect(host.statistics.bodies - before == 2)
  }
}
