import GlyphCore
import Testing

@MainActor
struct FocusTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(name) \(count)").onTapGesture { count += 1 }
    }
  }

  private func host(width: Int = 10, height: Int = 3) -> ViewHost {
    ViewHost(width: width, height: height) {
      VStack(alignment: .leading) {
        Counter(name: "a")
        Counter(name: "b").disabled(true)
        Counter(name: "c")
      }
    }
  }

  @Test func `nothing has focus at first, and keys are not taken`() {
    let host = host()
    #expect(!host.send(.key(.space)))
    #expect(host.render().text == "   a 0\n   b 0\n   c 0")
  }

  @Test func `tab stops at views that react, in their order, and comes round`() {
    let host = host()
    #expect(host.send(.key(.tab)))
    #expect(host.render().text == "  ▸a 0◂\n   b 0\n   c 0")
    host.send(.key(.tab))
    #expect(host.render().text == "   a 0\n   b 0\n  ▸c 0◂")
    host.send(.key(.tab))
    #expect(host.render().text == "  ▸a 0◂\n   b 0\n   c 0")
    host.send(.key(.tab, modifiers: .shift))
    #expect(host.render().text == "   a 0\n   b 0\n  ▸c 0◂")
  }

  @Test func `space and return act on what has focus`() {
    let host = host()
    host.send(.key(.tab))
    host.send(.key(.space))
    host.send(.key(.return))
    #expect(host.render().text == "  ▸a 2◂\n   b 0\n   c 0")
  }

  @Test func `a click acts on the view under the pointer and gives it focus`() {
    let host = host()
    #expect(host.send(.click(x: 3, y: 2)))
    #expect(host.render().text == "   a 0\n   b 0\n  ▸c 1◂")
  }

  @Test func `a disabled view takes neither clicks nor keys`() {
    let host = host()
    #expect(!host.send(.click(x: 3, y: 1)))
    #expect(host.render().text == "   a 0\n   b 0\n   c 0")
  }

  @Test func `a pointer that leaves before it is let go does nothing`() {
    let host = host()
    host.send(.pointerDown(x: 3, y: 0))
    host.send(.pointerUp(x: 3, y: 2))
    #expect(host.render().text == "  ▸a 0◂\n   b 0\n   c 0")
  }

  @Test func `arrows move to the nearest view in their direction`() {
    let host = ViewHost(width: 14, height: 2) {
      VStack(alignment: .leading) {
        HStack(spacing: 3) {
          Counter(name: "a")
          Counter(name: "b")
        }
        Counter(name: "c")
      }
    }
    host.send(.key(.downArrow))
    host.send(.key(.rightArrow))
    #expect(host.render().text == "  a 0  ▸b 0◂\n  c 0")
    host.send(.key(.downArrow))
    #expect(host.render().text == "  a 0   b 0\n ▸c 0◂")
    #expect(!host.send(.key(.downArrow)))
  }

  @Test func `escape takes focus away`() {
    let host = host()
    host.send(.key(.tab))
    #expect(host.send(.key(.escape)))
    #expect(host.render().text == "   a 0\n   b 0\n   c 0")
  }

  @Test func `a view without free cells beside it is marked by reversing its row`() {
    let host = ViewHost(width: 3, height: 1) { Counter(name: "a") }
    host.send(.key(.tab))
    let surface = host.render()
    #expect(surface.text == "a 0")
    #expect(surface[0, 0].style.attributes.contains(.reverse))
  }

  @Test func `the mark has an ASCII form`() {
    let host = ViewHost(width: 7, height: 1) {
      Counter(name: "a").environment(\.glyphs, .ascii)
    }
    host.send(.key(.tab))
    #expect(host.render().text == " >a 0<")
  }

  @Test func `views know that the view around them has focus`() {
    struct Label: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(verbatim: isFocused ? "yes" : "no ") }
    }
    let host = ViewHost(width: 5, height: 2) {
      VStack {
        Label().onTapGesture {}.focusEffectDisabled()
        Label().onTapGesture {}.focusEffectDisabled()
      }
    }
    host.send(.key(.tab))
    #expect(host.render().text == " yes\n no")
    host.send(.key(.tab))
    #expect(host.render().text == " no\n yes")
  }

  @Test func `focus ends with the view`() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Text(verbatim: "hide").onTapGesture { isShown = false } }
        Text(verbatim: "rest")
      }
    }
    let host = ViewHost(width: 8, height: 2) { Screen() }
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("hide") == false)
    #expect(!host.send(.key(.space)))
  }
}
