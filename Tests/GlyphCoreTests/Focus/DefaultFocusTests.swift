import GlyphCore
import Testing

@MainActor
struct DefaultFocusTests {
  private struct Scope: View {
    @Namespace private var scope
    var body: some View {
      VStack {
        Text(verbatim: "one").onTapGesture {}
        Text(verbatim: "two").onTapGesture {}.prefersDefaultFocus(in: scope)
      }
      .focusScope(scope)
    }
  }

  @Test func `what prefers focus has it in the first picture`() {
    let host = ViewHost(width: 5, height: 2) { Scope() }
    #expect(host.render().text == " one\n▸two◂")
  }

  private struct Panels: View {
    @Namespace private var left
    @Namespace private var right
    @Environment(\.resetFocus) private var resetFocus
    let isLimited: Bool

    init(isLimited: Bool) { self.isLimited = isLimited }

    var body: some View {
      HStack(spacing: 3) {
        if isLimited { one.focusScope(left) } else { one }
        VStack {
          Text(verbatim: "c").onTapGesture {}
          Text(verbatim: "d").onTapGesture { resetFocus(in: left) }.prefersDefaultFocus(in: left)
          Text(verbatim: "e").onTapGesture { resetFocus(in: right) }
        }
        .focusScope(right)
      }
    }

    private var one: some View {
      VStack {
        Text(verbatim: "a").onTapGesture {}
        Text(verbatim: "b").onTapGesture {}.prefersDefaultFocus(in: left)
      }
    }
  }

  @Test func `a scope limits what is preferred in its namespace`() {
    let host = ViewHost(width: 9, height: 3) { Panels(isLimited: true) }
    #expect(host.render().text.contains("▸b◂"))
    let other = ViewHost(width: 9, height: 3) { Panels(isLimited: false) }
    #expect(!other.render().text.contains("▸"))
  }

  @Test func `focus is reset to what a scope prefers, or to its first view`() {
    let host = ViewHost(width: 9, height: 3) { Panels(isLimited: true) }
    host.render()
    for _ in 0..<2 { host.send(.key(.tab)) }
    #expect(host.render().text.contains("▸d◂"))
    host.send(.key(.space))
    #expect(host.render().text.contains("▸b◂"))
    for _ in 0..<3 { host.send(.key(.tab)) }
    #expect(host.render().text.contains("▸e◂"))
    host.send(.key(.space))
    #expect(host.render().text.contains("▸c◂"))
  }

  @Test func `what comes later into a scope takes no focus away`() {
    struct Screen: View {
      @Namespace private var scope
      @State private var isLong = false
      var body: some View {
        VStack {
          Text(verbatim: "more").onTapGesture { isLong = true }
          if isLong { Text(verbatim: "new").onTapGesture {}.prefersDefaultFocus(in: scope) }
        }
        .focusScope(scope)
      }
    }
    let host = ViewHost(width: 6, height: 2) { Screen() }
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text == "▸more◂\n new")
  }

  @Test func `focus that is moved to a container goes to what is preferred in there`() {
    struct Screen: View {
      @Namespace private var scope
      @FocusState private var isInside: Bool
      var body: some View {
        VStack {
          Text(verbatim: "go").onTapGesture { isInside = true }
          VStack {
            Text(verbatim: "a").onTapGesture {}
            Text(verbatim: "b").onTapGesture {}.prefersDefaultFocus(in: scope)
          }
          .focusScope(scope)
          .focused($isInside)
        }
      }
    }
    let host = ViewHost(width: 6, height: 3) { Screen() }
    host.render()
    host.send(.key(.tab, modifiers: .shift))
    host.send(.key(.tab, modifiers: .shift))
    #expect(host.render().text.contains("▸go◂"))
    host.send(.key(.space))
    #expect(host.render().text.contains("▸b◂"))
  }

  @Test func `namespaces differ, and stay the same`() {
    struct Names: View {
      @Namespace private var first
      @Namespace private var second
      @State private var seen: [Namespace.ID] = []
      var body: some View {
        Text(verbatim: "\(Set(seen + [first, second]).count)").onTapGesture {
          seen += [first, second]
        }
      }
    }
    let host = ViewHost(width: 5, height: 1) { Names() }
    #expect(host.render().text.contains("2"))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("2"))
  }

  @Test func `a focus section is reached from anywhere beside it`() {
    func screen(_ isSection: Bool) -> ViewHost {
      let column = VStack {
        Spacer()
        Text(verbatim: "b").onTapGesture {}
      }
      .frame(height: 5)
      return ViewHost(width: 12, height: 5) {
        HStack(alignment: .top, spacing: 3) {
          Text(verbatim: "a").onTapGesture {}
          if isSection { column.focusSection() } else { column }
          Text(verbatim: "c").onTapGesture {}
        }
      }
    }
    for (isSection, name) in [(true, "▸b◂"), (false, "▸c◂")] {
      let host = screen(isSection)
      host.send(.key(.tab))
      host.send(.key(.rightArrow))
      #expect(host.render().text.contains(name))
    }
  }
}
