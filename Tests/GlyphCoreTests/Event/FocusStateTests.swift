import GlyphCore
import Testing

@MainActor
struct FocusStateTests {
  private enum Field: Hashable { case name, mail }

  private struct Form: View {
    @FocusState private var field: Field?

    var body: some View {
      Text(verbatim: "name").onTapGesture {}.focused($field, equals: .name)
      Text(verbatim: "mail").onTapGesture {}.focused($field, equals: .mail)
      Text(verbatim: "to mail").onTapGesture { field = .mail }
      Text(verbatim: "to none").onTapGesture { field = nil }
      Text(verbatim: field.map { "\($0)" } ?? "nothing")
    }
  }

  private func host() -> ViewHost { ViewHost(width: 12, height: 5) { Form() } }

  private func lines(_ host: ViewHost) -> [Substring] { host.render().text.split(separator: "\n") }

  @Test func `the state follows focus`() {
    let host = host()
    #expect(lines(host).last == "  nothing")
    host.send(.key(.tab))
    #expect(lines(host)[0] == "  ▸name◂")
    #expect(lines(host).last == "   name")
    host.send(.key(.tab))
    #expect(lines(host).last == "   mail")
    host.send(.key(.tab))
    #expect(lines(host).last == "  nothing")
  }

  @Test func `focus follows the state`() {
    let host = host()
    host.send(.click(x: 4, y: 2))
    #expect(lines(host)[1] == "  ▸mail◂")
    #expect(lines(host).last == "   mail")
    host.send(.click(x: 4, y: 3))
    #expect(lines(host).last == "  nothing")
  }

  @Test func `a default focus is there in the first picture`() {
    struct Login: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(verbatim: "first").onTapGesture {}
        Text(verbatim: isFocused ? "here" : "gone").onTapGesture {}.focused($isFocused)
          .defaultFocus($isFocused, true)
      }
    }
    let host = ViewHost(width: 9, height: 2) { Login() }
    #expect(host.render().text == "  first\n ▸here◂")
  }
}
