import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct SheetTests {
  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    @State private var isDeep = false
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Button("Deeper") { isDeep = true }
        Button("Close") { dismiss() }
      }
      .sheet(isPresented: $isDeep) { Deep() }
    }
  }

  private struct Deep: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back") { dismiss() } }
  }

  private struct Outer: View {
    @State private var isThere = false
    @State private var dismissals = 0
    var body: some View {
      Button("Open \(dismissals)") { isThere = true }
        .sheet(isPresented: $isThere) {
          dismissals += 1
        } content: {
          Inner()
        }
    }
  }

  @Test func `a sheet keeps its own state while it is there, and starts anew`() {
    let player = Player(width: 30, height: 9) { Outer() }
    player.press(.tab, .space, .space, .space)
    #expect(player.screen.contains("▸ Count 2 ◂"))
    player.press(.escape)
    #expect(player.screen.contains("▸ Open 1 ◂"))
    player.press(.space)
    #expect(player.screen.contains("▸ Count 0 ◂"))
  }

  @Test func `dismiss ends the nearest presentation, and focus returns step by step`() {
    let player = Player(width: 30, height: 9) { Outer() }
    player.press(.tab, .space, .tab, .space)
    #expect(player.screen.contains("▸ Back ◂"))
    player.press(.space)
    #expect(player.screen.contains("▸ Deeper ◂"))
    player.click("Close")
    #expect(player.screen.contains("▸ Open 1 ◂"))
    #expect(!player.screen.contains("Deeper"))
  }

  @Test func `presented then gone is as it was`() {
    let player = Player(width: 30, height: 9) { Outer() }
    player.press(.tab, .space)
    player.click("Deeper")
    player.press(.escape, .escape, .escape)
    #expect(player.screen.contains("[ Open 1 ]"))
    #expect(!player.screen.contains("│"))
    #expect(player.host.accessibilityElements.map(\.label) == ["Open 1"])
  }

  @Test func `a sheet for an item is another one for another item`() {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      @State private var item: Item?
      var body: some View {
        HStack {
          Button("One") { item = Item(id: 1) }
          Button("Two") { item = Item(id: 2) }
        }
        .sheet(item: $item) { item in
          Counter(name: "Item \(item.id)")
        }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }
    let player = Player(width: 30, height: 7) { Items() }
    player.click("One")
    player.press(.space)
    #expect(player.screen.contains("Item 1: 1"))
    player.press(.escape)
    player.click("Two")
    #expect(player.screen.contains("Item 2: 0"))
  }

  @Test func `content follows the state of the view that presents it`() {
    struct Following: View {
      @State private var isThere = true
      @State private var number = 1
      var body: some View {
        Text(verbatim: "behind \(number)").sheet(isPresented: $isThere) {
          Button("n \(number)") { number += 1 }
        }
      }
    }
    let player = Player(width: 30, height: 7) { Following() }
    player.press(.space)
    #expect(player.screen.contains("n 2"))
    player.press(.escape)
    #expect(player.screen.contains("behind 2"))
  }

  @Test func `content is built only while it is presented`() {
    var built = 0
    func content() -> Text {
      built += 1
      return Text(verbatim: "content")
    }
    struct Lazy: View {
      let content: () -> Text
      @State private var isThere = false
      var body: some View {
        Button("Open") { isThere = true }.sheet(isPresented: $isThere) { content() }
      }
    }
    let player = Player(width: 30, height: 7) { Lazy(content: content) }
    #expect(built == 0)
    player.press(.tab, .space)
    #expect(built > 0)
  }

  @Test func `a view that goes takes its sheet along`() {
    struct Going: View {
      @State private var isThere = true
      var body: some View {
        if isThere {
          Text(verbatim: "Here").sheet(isPresented: .constant(true)) {
            Button("Go") { isThere = false }
          }
        } else {
          Text(verbatim: "Gone")
        }
      }
    }
    let player = Player(width: 20, height: 5) { Going() }
    #expect(player.screen.contains("▸ Go ◂"))
    player.press(.space)
    #expect(player.screen == "\n\n        Gone\n\n")
  }

  @Test func `Escape can be kept from ending it`() {
    struct Stubborn: View {
      @State private var isThere = true
      var body: some View {
        Text(verbatim: "Behind").sheet(isPresented: $isThere) {
          Button("Stay") {}.interactiveDismissDisabled()
        }
      }
    }
    let player = Player(width: 20, height: 5) { Stubborn() }
    player.press(.escape)
    #expect(player.screen.contains("Stay"))
  }

  @Test func `a sheet that is larger than the screen is cut inside of its frame`() {
    let view = Text(verbatim: "Behind").sheet(isPresented: .constant(true)) {
      ForEach(0..<20, id: \.self) { Text(verbatim: "A rather long line \($0)") }
    }
    for (width, height) in [(24, 6), (10, 4), (3, 3), (1, 1), (0, 0)] {
      let text = view.rendered(width: width, height: height)
      if width > 4 {
        #expect(text.hasPrefix("╭"))
        #expect(text.hasSuffix("╯"))
      }
    }
  }

  @Test func `a popover stands below its view, or above where there is no room`() {
    struct Tip: View {
      let alignment: Alignment
      @State private var isThere = true
      var body: some View {
        Text(verbatim: "View").popover(isPresented: $isThere) { Text(verbatim: "Tip") }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }
    #expect(
      Tip(alignment: .topLeading).rendered(width: 12, height: 4) == """
        View
        ╭─────╮
        │ Tip │
        ╰─────╯
        """)
    #expect(
      Tip(alignment: .bottomTrailing).rendered(width: 12, height: 4) == """
             ╭─────╮
             │ Tip │
             ╰─────╯
                View
        """)
  }
}
