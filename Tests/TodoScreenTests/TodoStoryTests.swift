import GlyphTesting
import GlyphUI
import Testing

@testable import TodoScreen

@MainActor
struct TodoStoryTests {
  private func list() -> TodoList {
    TodoList([
      TodoItem(id: 0, title: "Buy milk"),
      TodoItem(id: 1, title: "Call Ada", isDone: true),
      TodoItem(id: 2, title: "東京 の 地図 を 買う"),
      TodoItem(id: 3, title: "Water the plants in the kitchen, the hall and on the balcony"),
    ])
  }

  private func player(_ list: TodoList, width: Int = 40, height: Int = 12) -> Player {
    Player(width: width, height: height) { TodoView(list: list) }
  }

  @Test func `on a low screen there is room for the list before everything else`() {
    let screen = player(list(), width: 30, height: 8).screen
    #expect(
      screen == """
         Todo  3 of 4 open ━━────────
         ▸What is to be done?       ◂
         [‹All› Open  Done ]
         [ ] Buy milk
         [✓] Call Ada
         [ ] 東京 の 地図 を 買う
         [ ] Water the plants in the…
         Return add  ↓ list  Tab next
        """)
    let lowest = player(list(), width: 14, height: 4).screen
    #expect(lowest == " 3 of 4 open\n ▸What is t…◂\n [ ] Buy mi…┃\n [✓] Call A…│")
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `it looks well in large and small terminals`(_ width: Int, _ height: Int) {
    let player = player(list(), width: width, height: height)
    expectSnapshot(of: player, named: "\(width)x\(height)")
    player.press(.downArrow, .downArrow)
    expectSnapshot(of: player, named: "\(width)x\(height) in the list")
  }

  @Test func `an empty list says so`() {
    expectSnapshot(of: player(TodoList()), named: "empty")
  }

  @Test func `what is typed is added with return`() {
    let list = list()
    let player = player(list)
    player.type("Learn Swift")
    player.press(.return)
    #expect(list.items.last?.title == "Learn Swift")
    #expect(player.screen.contains("[ ] Learn Swift"))
    #expect(player.screen.contains("4 of 5 open"))
    #expect(player.screen.contains("What is to be done?"))
    player.type("   ")
    player.press(.return)
    #expect(list.items.count == 5)
  }

  @Test func `a new item comes into sight`() {
    let list = list()
    let player = player(list)
    for number in 0..<12 {
      player.type("Item \(number)")
      player.press(.return)
    }
    #expect(player.screen.contains("Item 11"))
    #expect(!player.screen.contains("Buy milk"))
  }

  @Test func `items are ticked by key and by click`() {
    let list = list()
    let player = player(list)
    player.press(.downArrow, .downArrow)
    player.press(.space)
    #expect(list.items[0].isDone)
    player.click("Call Ada")
    #expect(!list.items[1].isDone)
  }

  @Test func `an item is removed, focus goes on, and it can be brought back`() {
    let list = list()
    let player = player(list)
    player.press(.downArrow, .downArrow)
    player.press(.delete)
    #expect(list.items.map(\.id) == [1, 2, 3])
    #expect(player.screen.contains("▸✓◂ Call Ada"))
    player.press("u")
    #expect(list.items.map(\.id) == [0, 1, 2, 3])
    #expect(player.screen.contains("▸ ◂ Buy milk"))
  }

  @Test func `a title is edited in its place`() {
    let list = list()
    let player = player(list)
    player.press(.downArrow, .downArrow)
    player.press("e")
    #expect(player.screen.contains("▸Buy milk"))
    player.type(" and bread")
    player.press(.return)
    #expect(list.items[0].title == "Buy milk and bread")
    #expect(player.screen.contains("▸ ◂ Buy milk and bread"))
    player.press("e")
    player.type("!")
    player.press(.escape)
    #expect(list.items[0].title == "Buy milk and bread")
    #expect(player.screen.contains("▸ ◂ Buy milk and bread"))
  }

  @Test func `a filter leaves out the others`() {
    let list = list()
    let player = player(list)
    player.click("Open")
    #expect(!player.screen.contains("Call Ada"))
    #expect(player.screen.contains("Buy milk"))
    player.click("Done")
    #expect(player.screen.contains("Call Ada"))
    #expect(!player.screen.contains("Buy milk"))
  }
}
