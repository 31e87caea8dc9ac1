import GlyphCells
import GlyphCore
import Testing

@MainActor
struct ScrollViewTests {
  private struct Rows: View {
    let count: Int
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
  }

  private struct Buttons: View {
    let count: Int
    @State private var pressed = -1
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "pressed \(pressed)")
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<count, id: \.self) { row in
              Text(verbatim: "button \(row)").onTapGesture { pressed = row }
            }
          }
          .padding(.horizontal, 1)
        }
      }
    }
  }

  private func host<Content: View>(
    _ width: Int = 10, _ height: Int = 4, @ViewBuilder _ content: () -> Content
  ) -> ViewHost {
    ViewHost(width: width, height: height, content: content)
  }

  @Test func `what fits is shown as it is, and the rest has an indicator`() {
    #expect(host { ScrollView { Rows(count: 3) } }.render().text == "  row 0\n  row 1\n  row 2\n")
    #expect(
      host { ScrollView { Rows(count: 9) } }.render().text
        == "  row 0┃\n  row 1│\n  row 2│\n  row 3│")
    #expect(
      host { ScrollView { Rows(count: 9) }.scrollIndicators(.hidden) }.render().text
        == "  row 0\n  row 1\n  row 2\n  row 3")
    #expect(
      host { ScrollView { Rows(count: 9) }.environment(\.glyphs, .ascii) }.render().text
        == "  row 0#\n  row 1|\n  row 2|\n  row 3|")
  }

  @Test func `without a height it is as high as its content`() {
    #expect(ScrollView { Rows(count: 3) }.rendered() == "row 0\nrow 1\nrow 2")
  }

  @Test func `the wheel scrolls as far as there is content`() {
    let host = host { ScrollView { Rows(count: 9) } }
    #expect(!host.send(.scroll(x: 3, y: 1, rows: -1)))
    #expect(host.send(.scroll(x: 3, y: 1, rows: 2)))
    #expect(host.render().text == "  row 2│\n  row 3┃\n  row 4│\n  row 5│")
    #expect(host.send(.scroll(x: 3, y: 1, rows: 100)))
    #expect(host.render().text == "  row 5│\n  row 6│\n  row 7│\n  row 8┃")
    #expect(!host.send(.scroll(x: 3, y: 1, rows: 1)))
  }

  @Test func `the wheel goes to the innermost view that can scroll, over disabled ones too`() {
    let host = host(12, 4) {
      ScrollView {
        ScrollView { Rows(count: 4).disabled(true).onTapGesture {}.disabled(true) }
          .frame(height: 3)
        Rows(count: 9)
      }
    }
    host.send(.scroll(x: 3, y: 1, rows: 1))
    #expect(host.render().text.hasPrefix("  row 1│┃"))
    host.send(.scroll(x: 3, y: 1, rows: 1))
    #expect(host.render().text.split(separator: "\n").first?.contains("row 2") == true)
  }

  @Test func `keys scroll what can only be read`() {
    let host = host { ScrollView { Rows(count: 9) } }
    #expect(host.send(.key(.pageDown)))
    #expect(host.render().text.hasPrefix("  row 3"))
    host.send(.key(.tab))
    #expect(host.render().text == "  row 3│\n  row 4│\n  row 5█\n  row 6│")
    host.send(.key(.downArrow))
    #expect(host.render().text.hasPrefix("  row 4"))
    host.send(.key(.home))
    #expect(host.render().text.hasPrefix("  row 0"))
    host.send(.key(.end))
    #expect(host.render().text.hasPrefix("  row 5"))
    #expect(!host.send(.key(.downArrow)))
  }

  @Test func `what gets focus comes into sight`() {
    let host = host(12, 4) { Buttons(count: 8) }
    for _ in 0..<4 { host.send(.key(.downArrow)) }
    #expect(
      host.render().text == "pressed -1\n button 1 │\n button 2 ┃\n▸button 3◂│")
    host.send(.key(.space))
    #expect(host.render().text.hasPrefix("pressed 3"))
    for _ in 0..<2 { host.send(.key(.tab, modifiers: .shift)) }
    host.send(.key(.upArrow))
    host.send(.key(.upArrow))
    host.send(.key(.tab, modifiers: .shift))
    #expect(host.render().text == "pressed 3\n button 5 │\n button 6 │\n▸button 7◂┃")
  }

  @Test func `text between two controls is shown before focus goes on`() {
    let host = host(12, 4) {
      ScrollView {
        VStack(alignment: .leading) {
          Text(verbatim: "first").onTapGesture {}
          Rows(count: 9)
          Text(verbatim: "last").onTapGesture {}
        }
        .padding(.horizontal, 1)
      }
    }
    host.send(.key(.tab))
    host.send(.key(.downArrow))
    #expect(host.render().text.contains("row 3"))
    #expect(!host.render().text.contains("first"))
    for _ in 0..<20 { host.send(.key(.downArrow)) }
    #expect(host.render().text.contains("▸last◂"))
  }

  @Test func `clicks reach what is in sight, and nothing behind the edge`() {
    let host = host(12, 4) { Buttons(count: 8) }
    host.send(.scroll(x: 2, y: 2, rows: 3))
    host.send(.click(x: 3, y: 1))
    #expect(host.render().text.hasPrefix("pressed 3"))
    host.send(.click(x: 3, y: 0))
    #expect(host.render().text.hasPrefix("pressed 3"))
  }

  @Test func `the indicator can be dragged, and pages are turned beside it`() {
    let host = host { ScrollView { Rows(count: 20) } }
    #expect(host.send(.pointerDown(x: 7, y: 0)))
    host.send(.pointerDragged(x: 7, y: 9))
    host.send(.pointerUp(x: 7, y: 9))
    #expect(host.render().text.hasPrefix(" row 16"))
    host.send(.click(x: 7, y: 0))
    #expect(host.render().text.hasPrefix(" row 13"))
  }

  @Test(arguments: 1...20)
  func `an indicator that changes the wrapping settles`(_ width: Int) {
    let text = "words that wrap in one way or another, as the width has it"
    for height in 1...12 {
      let host = host(width, height) { ScrollView { Text(verbatim: text) } }
      let first = host.render().text
      host.resize(width: 60, height: height)
      host.render()
      host.resize(width: width, height: height)
      #expect(host.render().text == first, "\(width) x \(height)")
      #expect(host.statistics.measures < 60)
    }
  }

  @Test func `both ways`() {
    let wide = VStack(alignment: .leading) {
      ForEach(0..<6, id: \.self) { Text(verbatim: "\($0) abcdefghijkl") }
    }
    let host = host(9, 4) { ScrollView([.horizontal, .vertical]) { wide } }
    #expect(host.render().text == "0 abcdef┃\n1 abcdef│\n2 abcdef│\n━━━━────")
    host.send(.scroll(x: 1, y: 1, columns: 100, rows: 100))
    #expect(host.render().text == "efghijkl│\nefghijkl│\nefghijkl┃\n────━━━━")
  }

  @Test func `a reader scrolls to an id`() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Text(verbatim: "go").onTapGesture { proxy.scrollTo(7) }
            .onKeyPress("t") {
              proxy.scrollTo(3, anchor: .top)
              return .handled
            }
            .onKeyPress("e") {
              proxy.scrollTo("end", anchor: .bottom)
              return .handled
            }
          ScrollView {
            Rows(count: 12)
            Text(verbatim: "end").id("end")
          }
        }
      }
    }
    let host = host(12, 4) { Screen() }
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.split(separator: "\n").last?.contains("row 7") == true)
    host.send(.key("t"))
    #expect(host.render().text.split(separator: "\n")[1].contains("row 3"))
    host.send(.key("e"))
    #expect(host.render().text.split(separator: "\n").last?.contains("end") == true)
  }

  @Test func `an anchor keeps the end in sight while the content grows`() {
    struct Log: View {
      @State private var count = 5
      var body: some View {
        ScrollView { Rows(count: count) }.defaultScrollAnchor(.bottom)
          .onKeyPress("a") {
            count += 1
            return .handled
          }
      }
    }
    let host = host { Log() }
    #expect(host.render().text.contains("row 4"))
    host.send(.key("a"))
    #expect(host.render().text.contains("row 5"))
    host.send(.scroll(x: 2, y: 1, rows: -1))
    host.send(.key("a"))
    #expect(!host.render().text.contains("row 6"))
  }

  @Test func `what is disabled stays where it is`() {
    let host = host { ScrollView { Rows(count: 9) }.scrollDisabled(true) }
    #expect(!host.send(.scroll(x: 3, y: 1, rows: 2)))
    #expect(!host.send(.key(.pageDown)))
    #expect(!host.send(.key(.tab)))
  }

  @Test func `modifiers for fingers change nothing`() {
    let plain = ScrollView { Rows(count: 9) }
    let view = plain.scrollContentBackground(.hidden).scrollDismissesKeyboard(.interactively)
      .scrollBounceBehavior(.basedOnSize).scrollClipDisabled().scrollTargetBehavior(.paging)
      .scrollTargetLayout().scrollIndicatorsFlash(onAppear: true)
    #expect(view.rendered(width: 10, height: 4) == plain.rendered(width: 10, height: 4))
  }

  @Test func `margins scroll with the content`() {
    let host = host { ScrollView { Rows(count: 4) }.contentMargins(.vertical, 1) }
    #expect(host.render().text == "       ┃\n  row 0┃\n  row 1│\n  row 2│")
    host.send(.key(.end))
    #expect(host.render().text == "  row 1│\n  row 2│\n  row 3┃\n       ┃")
  }

  @Test(arguments: [1_000, 10_000])
  func `scrolling measures and places nothing, and draws what is in sight`(_ count: Int) {
    let host = host(12, 6) { Buttons(count: count) }
    host.render()
    host.send(.scroll(x: 2, y: 2, rows: 3))
    host.render()
    let before = host.statistics
    host.send(.scroll(x: 2, y: 2, rows: count / 2))
    host.render()
    let after = host.statistics
    #expect(after.bodies == before.bodies)
    #expect(after.measures == before.measures)
    #expect(after.placements == before.placements)
    #expect(after.draws - before.draws < 40)
  }

  @Test(arguments: [100, 10_000])
  func `a change of one row in sight costs the same whatever the number of rows`(_ count: Int) {
    struct Counter: View {
      let row: Int
      @State private var value = 0
      var body: some View { Text(verbatim: "\(row): \(value)").onTapGesture { value += 1 } }
    }
    let host = host(12, 6) {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { Counter(row: $0) } } }
    }
    host.send(.scroll(x: 2, y: 2, rows: 40))
    host.send(.click(x: 4, y: 2))
    host.send(.click(x: 4, y: 2))
    host.render()
    let before = host.statistics
    host.send(.click(x: 4, y: 2))
    host.render()
    let after = host.statistics
    #expect(after.bodies - before.bodies == 1)
    #expect(after.measures - before.measures <= 4)
    #expect(after.placements - before.placements <= 4)
    #expect(after.draws - before.draws <= 16)
  }
}
