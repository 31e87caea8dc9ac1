import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ToolbarTests {
  private func stack(_ content: some View) -> some View { NavigationStack { content } }

  @Test func `each placement has its place`() {
    let places: [(ToolbarItemPlacement, String)] = [
      (.automatic, "trailing"), (.principal, "title"), (.navigation, "leading"),
      (.primaryAction, "trailing"), (.secondaryAction, "trailing"), (.status, "below"),
      (.confirmationAction, "trailing"), (.cancellationAction, "leading"),
      (.destructiveAction, "trailing"), (.keyboard, "below"), (.topBarLeading, "leading"),
      (.topBarTrailing, "trailing"), (.navigationBarLeading, "leading"),
      (.navigationBarTrailing, "trailing"), (.bottomBar, "below"), (.title, "title"),
    ]
    for (placement, name) in places {
      let view = stack(
        Text("").toolbar { ToolbarItem(placement: placement) { Text("item") } })
      let lines = view.rendered(width: 21, height: 4).split(
        separator: "\n", omittingEmptySubsequences: false)
      let found: String
      switch lines[0] {
      case " item": found = "leading"
      case "                item": found = "trailing"
      case "        item", " item ": found = "title"
      default: found = lines[3].contains("item") ? "below" : "nowhere"
      }
      #expect(found == name || (name == "title" && found == "leading"), "\(placement)")
    }
  }

  @Test func `items stand at both ends of the title, secondary ones before the others`() {
    let view = stack(
      Text("page")
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Main") {} }
          ToolbarItem(placement: .secondaryAction) { Button("More") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Menu") {} }
        })
    #expect(
      view.rendered(width: 44, height: 3) == """
         [ Menu ]          Title  [ More ] [ Main ]
        ────────────────────────────────────────────
                            page
        """)
  }

  @Test func `plain views, groups, choices and content of one's own are items`() {
    struct Own: ToolbarContent {
      @Environment(\.controlSize) private var size
      var body: some ToolbarContent {
        ToolbarItem { Text(verbatim: "\(size)") }
      }
    }
    let isOn = true
    let view = Text("page")
      .toolbar { Text("a") }
      .toolbar {
        ToolbarItemGroup {
          Text("b")
          Text("c")
        }
        if isOn { ToolbarItem { Text("d") } }
        if isOn { ToolbarItem { Text("e") } } else { ToolbarItem { Text("no") } }
        if !isOn { ToolbarItem { Text("no") } }
        Own()
      }
      .toolbar(id: "bar") { ToolbarItem(id: "f") { Text("f") } }
      .controlSize(.small)
    #expect(
      stack(view).rendered(width: 40, height: 3).hasPrefix(
        String(repeating: " ", count: 22) + "a b c d e small f\n"))
  }

  private struct Counting: View {
    @State private var count = 0
    @State private var isAsking = false
    var body: some View {
      NavigationStack {
        Text("count \(count)")
          .toolbar {
            Button("Add \(count)") { count += 1 }.disabled(count > 1)
            Button("Ask") { isAsking = true }
              .alert("Sure?", isPresented: $isAsking) { Button("Yes") { count = 7 } }
          }
      }
    }
  }

  @Test func `items are controls, and follow the state of the view that has them`() {
    let player = Player(width: 40, height: 8) { Counting() }
    player.press(.tab, .space)
    #expect(player.screen.contains("▸ Add 1 ◂") && player.screen.contains("count 1"))
    player.click("Add")
    #expect(player.screen.contains("  Add 2  "))
    player.click("Ask")
    player.click("Yes")
    #expect(player.screen.contains("count 7"))
  }

  @Test func `items find the environment of the view that has them`() {
    struct Size: View {
      @Environment(\.controlSize) private var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    let view = Text("page").toolbar { Size() }.controlSize(.mini).navigationTitle("T")
    #expect(stack(view).rendered(width: 20, height: 3).hasPrefix(" T             mini\n"))
  }

  @Test func `labels show their title`() {
    let view = Text("page").toolbar {
      Button("Add", systemImage: "plus") {}
      Button {
      } label: {
        Image(systemName: "plus")
      }
    }
    #expect(
      stack(view).rendered(width: 24, height: 3).hasPrefix(
        "          [ Add ] [ + ]\n"))
  }

  @Test func `a bar below has room for items between spacers`() {
    let view = Text("page").toolbar {
      ToolbarItem(placement: .bottomBar) { Button("A") {} }
      ToolbarSpacer(placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("B") {} }
    }
    #expect(
      stack(view).rendered(width: 20, height: 4) == """
                page

        ────────────────────
         [ A ]        [ B ]
        """)
  }

  @Test func `what leads back is shortened first, then the title, then the items`() {
    let view = NavigationStack(path: .constant([1])) {
      Text("").navigationTitle("Settings")
        .navigationDestination(for: Int.self) { _ in
          Text("").navigationTitle("Network").toolbar { Button("Edit") {} }
        }
    }
    let lines = [40, 30, 29, 28, 20, 19, 18, 12].map {
      String(view.rendered(width: $0, height: 2).prefix { $0 != "\n" })
    }
    #expect(
      lines == [
        " ‹ Settings     Network        [ Edit ]",
        " ‹ Settings Network  [ Edit ]",
        " ‹ Settings Network [ Edit ]",
        " ‹        Network  [ Edit ]",
        " ‹ Network [ Edit ]",
        " ‹ Netwo… [ Edit ]",
        " ‹ Netw… [ Edit ]",
        " ‹ [ Edit ]",
      ])
  }

  @Test func `bars can be hidden, and their parts removed`() {
    let page = Text("page").navigationTitle("T").toolbar {
      ToolbarItem { Text("item") }
      ToolbarItem(placement: .bottomBar) { Text("below") }
    }
    #expect(
      stack(page.toolbar(.hidden, for: .navigationBar)).rendered() == "   page\n──────────\n below")
    #expect(stack(page.navigationBarHidden(true)).rendered() == "   page\n──────────\n below")
    #expect(!stack(page.toolbar(.hidden, for: .bottomBar)).rendered().contains("below"))
    #expect(stack(page.toolbarVisibility(.hidden)).rendered() == "page")
    #expect(
      stack(page.toolbar(removing: .title)).rendered(width: 20, height: 4).hasPrefix(
        "               item\n"))
  }

  @Test func `without a way back in the bar Escape does not go back`() {
    let player = Player(width: 24, height: 5) {
      NavigationStack {
        NavigationLink("In") { Text("page").navigationBarBackButtonHidden() }
      }
    }
    player.press(.tab, .return, .escape)
    #expect(player.screen.contains("page") && !player.screen.contains("‹"))
  }

  @Test func `older items stand at both ends`() {
    let view = Text("").navigationBarTitle("T").navigationBarItems(
      leading: Text("l"), trailing: Text("t"))
    #expect(stack(view).rendered(width: 11, height: 2).hasPrefix(" l   T   t\n"))
  }

  @Test func `outside of a stack the view gets bars of its own`() {
    let view = Text("page").toolbar { Text("item") }.navigationTitle("Title")
    #expect(
      view.rendered(width: 20, height: 3) == """
         Title         item
        ────────────────────
                page
        """)
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var result = "open"
    var body: some View {
      Text(verbatim: result)
        .sheet(isPresented: $isShown) {
          NavigationStack {
            Form {
              TextField("Name", text: .constant("Ada"))
              NavigationLink("More") { Text("page") }
            }
            .navigationTitle("New")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { end("cancelled") }
              }
              ToolbarItem(placement: .confirmationAction) { Button("Add") { end("added") } }
            }
          }
        }
    }

    private func end(_ result: String) {
      self.result = result
      isShown = false
    }
  }

  @Test func `in a sheet Escape cancels, and goes back first`() {
    let player = Player(width: 40, height: 10) { Sheet() }
    player.click("More")
    #expect(player.screen.contains("‹ New"))
    player.press(.escape)
    #expect(player.screen.contains("▸More"))
    player.press(.escape)
    #expect(player.screen.contains("cancelled"))
  }

  @Test func `in a sheet focus goes to its content first, and then to its bar`() {
    let player = Player(width: 40, height: 10) { Sheet() }
    #expect(player.screen.contains("▸Ada"))
    player.press(.tab, .tab, .tab)
    #expect(player.screen.contains("▸ Add ◂"))
    player.press(.space)
    #expect(player.screen.contains("added"))
  }

  @Test func `Return that nothing takes confirms`() {
    var isConfirmed = false
    let player = Player(width: 30, height: 4) {
      Text("page").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("OK") { isConfirmed = true } }
      }
    }
    player.press(.return)
    #expect(isConfirmed)
  }

  @Test func `a toolbar of a sheet without a stack does not reach the screen behind`() {
    let player = Player(width: 40, height: 8) {
      NavigationStack {
        Text("behind").navigationTitle("Behind")
          .sheet(isPresented: .constant(true)) {
            Text("sheet").navigationTitle("Front").toolbar { Button("OK") {} }
          }
      }
    }
    #expect(player.screen.contains("│  Front                       ▸ OK ◂  │"))
    #expect(!player.screen.contains("Behind"))
  }

  @Test func `a title menu is a menu`() {
    let player = Player(width: 40, height: 8) {
      NavigationStack {
        Text("page").navigationTitle("Doc").toolbarTitleMenu { Button("Rename") {} }
      }
    }
    player.press(.tab, .space)
    #expect(player.screen.contains("Rename"))
  }
}
