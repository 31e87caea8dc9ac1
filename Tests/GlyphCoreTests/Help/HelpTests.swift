import GlyphCore
import Testing

@MainActor
struct HelpTests {
  private struct Screen: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "Send").onTapGesture {}.help("Sends it at once")
        Text(verbatim: "Keep").onTapGesture {}
        Text(verbatim: "Read").help(Text(verbatim: "Only to be read"))
        Spacer()
      }
    }
  }

  @Test func `the last row tells about the view in focus`() {
    let host = ViewHost(width: 20, height: 5) { Screen() }
    let before = host.render().text
    host.send(.key(.tab))
    #expect(
      host.render().text == """
               ▸Send◂
                Keep
                Read

         ? Sends it at once
        """)
    host.send(.key(.tab))
    #expect(host.render().text.contains("▸Keep◂"))
    #expect(!host.render().text.contains("?"))
    host.send(.key(.escape))
    #expect(host.render().text == before)
  }

  @Test func `the view under the pointer comes before the one in focus`() {
    let host = ViewHost(width: 20, height: 5) { Screen() }
    host.send(.key(.tab))
    host.send(.pointerMoved(x: 9, y: 2))
    #expect(host.render().text.hasSuffix("\n ? Only to be read"))
    host.send(.pointerMoved(x: 0, y: 4))
    #expect(host.render().text.hasSuffix("\n ? Sends it at once"))
  }

  @Test func `words keep out of the way where they can`() {
    func screen(_ row: String) -> String {
      let host = ViewHost(width: 14, height: 2) {
        VStack(alignment: .leading) {
          Text(verbatim: "a").onTapGesture {}.help("help")
          Text(verbatim: row).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      host.send(.key(.tab))
      return host.render().text
    }
    #expect(screen("") == "a◂\n ? help")
    #expect(screen("left") == "a◂\nleft   ? help")
    #expect(screen("on all fields") == "a◂\non all ? help")
  }

  @Test func `a view in the last row is told about above it, and long words are shortened`() {
    let host = ViewHost(width: 12, height: 3) {
      VStack {
        Spacer()
        Text(verbatim: "last").onTapGesture {}.help("Many more words\nthan columns")
      }
    }
    host.send(.key(.tab))
    #expect(host.render().text == "\n ? Many mo…\n   ▸last◂")
  }

  @Test func `a picture that is drawn once shows no help, and readers get it as a hint`() {
    #expect(Screen().rendered(width: 8) == "  Send\n  Keep\n  Read")
    let view = VStack {
      Text(verbatim: "a").help("one")
      Text(verbatim: "b").accessibilityHint("two").help("three")
      Text(verbatim: "c").help("four").accessibilityHint("five")
    }
    #expect(view.spokenText() == "a. one\nb. two\nc. five")
  }

  @Test func `words follow what they say, and go with their view`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        if count < 2 {
          Text(verbatim: "x").onTapGesture { count += 1 }.help("Pressed \(count)")
        }
        Spacer()
      }
    }
    let host = ViewHost(width: 14, height: 3) { VStack { Counter() } }
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.hasSuffix(" ? Pressed 1"))
    host.send(.key(.space))
    #expect(!host.render().text.contains("?"))
  }

  @Test func `a frame that draws something else draws the words again, and sends nothing of them`()
  {
    struct Blinker: View {
      @State private var isOn = false
      var body: some View {
        Text(verbatim: isOn ? "yes" : "no ").onTapGesture { isOn.toggle() }.help("Blinks")
          .frame(height: 3, alignment: .top)
      }
    }
    let host = ViewHost(width: 20, height: 3) { Blinker() }
    host.send(.key(.tab))
    _ = host.frame()
    host.send(.key(.space))
    let bytes = host.frame().text
    #expect(!bytes.contains("Blinks"))
    #expect(host.render().text.hasSuffix("\n ? Blinks"))
  }

  @Test func `untrusted words stay words`() {
    let host = ViewHost(width: 20, height: 3) {
      Text(verbatim: "x").onTapGesture {}.help(String("a\u{1B}[2Jb"))
    }
    host.send(.key(.tab))
    #expect(host.render().text.contains("? a␛[2Jb"))
  }
}
