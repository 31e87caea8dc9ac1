import Foundation
import Testing

@testable import TodoScreen

struct TodoFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "todo-\(UUID().uuidString)")

  @Test func `items are read as people write them`() {
    let items = TodoFile.items(in: "- [ ] one\n* [X] two\r\n\nthree\n  - [x]   four \n- [ ]\n")
    #expect(items.map(\.title) == ["one", "two", "three", "four "])
    #expect(items.map(\.isDone) == [false, true, false, true])
  }

  @Test func `what is written is read again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = TodoFile(path: folder.appending(path: "a/b.md").path(percentEncoded: false))
    #expect(try file.load().isEmpty)
    let list = TodoList(file: file)
    list.add("one")
    list.add("- [x] two")
    list[isDone: 0] = true
    list.remove(5)
    #expect(TodoList(file: file).items.map(\.isDone) == [true, false])
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "- [x] one\n- [ ] - [x] two\n")
    #expect(TodoList(file: file).items[1].title == "- [x] two")
  }

  @Test func `a file that cannot be written is a problem, not the end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = TodoList(file: TodoFile(path: folder.path(percentEncoded: false)))
    #expect(list.problem != nil)
    list.add("one")
    #expect(list.problem?.contains("could not be saved") == true)
    #expect(list.items.count == 1)
  }

  @Test func `without a path it is in the directory for data`() {
    let file = TodoFile(environment: ["XDG_DATA_HOME": "/data"])
    #expect(file.url.path(percentEncoded: false) == "/data/todo/todo.md")
    #expect(
      TodoFile(environment: [:]).url.path(percentEncoded: false)
        .hasSuffix("/.local/share/todo/todo.md"))
  }
}
