/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// The last one.
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  /// All of them.
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// All of them, as long as there is room.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }

  /// The first column that is shown, of so many.
  func firstColumn(of count: Int) -> Int {
    switch kind {
    case .automatic, .all: 0
    case .doubleColumn: max(0, count - 2)
    case .detailOnly: max(0, count - 1)
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first one.
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  /// The one in the middle of three.
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  /// The last one.
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }

  func index(of count: Int) -> Int {
    switch self {
    case .sidebar: 0
    case .content: max(0, count - 2)
    default: max(0, count - 1)
    }
  }

  init(index: Int, of count: Int) {
    self = index <= 0 ? .sidebar : index >= count - 1 ? .detail : .content
  }

  private init(name: String) { self.name = name }
}
