import Foundation

/// Where the items are kept: a text with a line for each, as in Markdown.
///
/// ```
/// - [ ] Buy milk
/// - [x] Call Ada
/// ```
public struct TodoFile: Sendable {
  public let url: URL

  /// A file at a path; without one, `todo/todo.md` in the user's directory for data.
  public init(
    path: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let path {
      url = URL(filePath: path)
    } else if let data = environment["XDG_DATA_HOME"], !data.isEmpty {
      url = URL(filePath: data).appending(path: "todo/todo.md")
    } else {
      url = URL.homeDirectory.appending(path: ".local/share/todo/todo.md")
    }
  }

  /// The items of the file; none if there is no file yet.
  public func load() throws -> [TodoItem] {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return [] }
    return TodoFile.items(in: try String(contentsOf: url, encoding: .utf8))
  }

  /// Puts the items in the place of what the file has said before.
  public func save(_ items: [TodoItem]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(TodoFile.text(of: items).utf8).write(to: url, options: .atomic)
  }

  static func text(of items: [TodoItem]) -> String {
    items.map { "- [\($0.isDone ? "x" : " ")] \($0.title)\n" }.joined()
  }

  /// A line without a box is something to be done as well.
  static func items(in text: String) -> [TodoItem] {
    var items: [TodoItem] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var title = line.drop { $0.isWhitespace }
      if let bullet = title.first, "-*+".contains(bullet), title.dropFirst().first == " " {
        title = title.dropFirst(2).drop { $0.isWhitespace }
      }
      let isDone = title.lowercased().hasPrefix("[x]")
      if isDone || title.hasPrefix("[ ]") { title = title.dropFirst(3).drop { $0.isWhitespace } }
      guard !title.isEmpty else { continue }
      items.append(TodoItem(id: items.count, title: String(title), isDone: isDone))
    }
    return items
  }
}
