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
