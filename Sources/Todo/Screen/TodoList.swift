import Observation

/// The items, and what can be done with them; every change goes to the file at once.
@Observable
public final class TodoList {
  public private(set) var items: [TodoItem] = []
  public var filter = TodoFilter.all
  /// What went wrong with the file.
  public private(set) var problem: String?
  @ObservationIgnored private let file: TodoFile?
  @ObservationIgnored private var removed: (item: TodoItem, index: Int)?
  @ObservationIgnored private var nextID = 0

  /// The items of a file, or, without one, some that are not kept.
  public init(_ items: [TodoItem] = [], file: TodoFile? = nil) {
    self.file = file
    self.items = items
    if let file {
      do { self.items = try file.load() } catch {
        problem = "\(file.url.lastPathComponent): \(error)"
      }
    }
    nextID = (self.items.map(\.id).max() ?? -1) + 1
  }

  public var shown: [TodoItem] { items.filter(filter.shows) }
  public var openCount: Int { items.count { !$0.isDone } }
  public var canRestore: Bool { removed != nil }

  /// Adds an item at the end, and returns its id; nil if the title is blank.
  @discardableResult
  public func add(_ title: String) -> Int? {
    guard let title = TodoList.trimmed(title) else { return nil }
    defer { nextID += 1 }
    items.append(TodoItem(id: nextID, title: title))
    if filter == .done { filter = .all }
    save()
    return nextID
  }

  /// Whether an item is done; unknown ids are not, and stay so.
  public subscript(isDone id: Int) -> Bool {
    get { index(of: id).map { items[$0].isDone } ?? false }
    set {
      guard let index = index(of: id) else { return }
      items[index].isDone = newValue
      save()
    }
  }

  /// Gives an item another title; a blank one removes it.
  public func rename(_ id: Int, _ title: String) {
    guard let index = index(of: id) else { return }
    guard let title = TodoList.trimmed(title) else { return remove(id) }
    items[index].title = title
    save()
  }

  public func remove(_ id: Int) {
    guard let index = index(of: id) else { return }
    removed = (items.remove(at: index), index)
    save()
  }

  /// Brings back what was removed last, and returns its id.
  @discardableResult
  public func restore() -> Int? {
    guard let (item, index) = removed else { return nil }
    removed = nil
    items.insert(item, at: min(index, items.count))
    save()
    return item.id
  }

  /// The item that comes after another on the screen, or before it at the end.
  func neighbor(of id: Int) -> Int? {
    let shown = shown
    guard let index = shown.firstIndex(where: { $0.id == id }) else { return nil }
    if index + 1 < shown.count { return shown[index + 1].id }
    return index > 0 ? shown[index - 1].id : nil
  }

  private func index(of id: Int) -> Int? { items.firstIndex { $0.id == id } }

  private func save() {
    guard let file else { return }
    do {
      try file.save(items)
      problem = nil
    } catch {
      problem = "\(file.url.lastPathComponent) could not be saved"
    }
  }

  private static func trimmed(_ title: String) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
