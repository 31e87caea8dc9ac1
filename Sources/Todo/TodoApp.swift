import GlyphUI
import TodoScreen

/// `Todo [file]`: a list of what is to be done, kept in a file.
@main
struct TodoApp {
  private let list = TodoList(file: TodoFile(path: CommandLine.arguments.dropFirst().first))
}

extension TodoApp: App {
  var body: some Scene {
    WindowGroup("Todo") { TodoView(list: list) }
  }
}
