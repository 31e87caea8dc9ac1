import Testing

@testable import GlyphCore

@MainActor
@Suite struct RefreshActionTests {
  private struct Offer: View {
    @Environment(\.refresh) private var refresh
    let take: (RefreshAction?) -> Void
    var body: some View {
      Text(verbatim: refresh == nil ? "none" : "refresh").onAppear { take(refresh) }
    }
  }

  @Test func `views inside find the action and can wait for it`() async {
    var found: RefreshAction?
    actor Count {
      private(set) var value = 0
      func add() { value += 1 }
    }
    let count = Count()
    #expect(Offer { _ in }.rendered() == "none")
    let view = Offer { found = $0 }.refreshable { await count.add() }
    #expect(ViewHost(width: 8, height: 1) { view }.render().text.contains("refresh"))
    await found?()
    #expect(await count.value == 1)
  }

  @Test func `Control-R calls it from anywhere on the screen`() async throws {
    let (calls, continuation) = AsyncStream.makeStream(of: Int.self)
    let host = ViewHost(width: 8, height: 1) {
      Text(verbatim: "page").refreshable { continuation.yield(7) }
    }
    #expect(host.send(.key("r", modifiers: .control)))
    var iterator = calls.makeAsyncIterator()
    #expect(await iterator.next() == 7)
    #expect(host.render().text.contains("page"))
    #expect(host.shortcuts.map(\.label) == ["Refresh"])
  }
}
