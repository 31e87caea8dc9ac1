/// Which items are shown.
public enum TodoFilter: String, CaseIterable, Sendable {
  case all = "All"
  case open = "Open"
  case done = "Done"

  func shows(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .open: !item.isDone
    case .done: item.isDone
    }
  }
}
