import GlyphCore

/// What the views around a searchable view add to its field.
struct SearchOptions {
  var suggestions: AnyView?
  /// A choice of where to look.
  var scopes: AnyView?
  private var decorations: [(AnyView) -> AnyView] = []

  init() {}

  mutating func add(_ decoration: @escaping (AnyView) -> AnyView) {
    decorations.append(decoration)
  }

  func decorate(_ field: some View) -> AnyView {
    decorations.reduce(AnyView(field)) { $1($0) }
  }
}

/// Whether something is being looked for, and how to end that.
struct SearchStatus {
  let isSearching: Bool
  let dismiss: () -> Void
}

/// Takes a suggestion for the text of a search.
struct SearchCompletion {
  let complete: (String) -> Void

  init(_ complete: @escaping (String) -> Void) { self.complete = complete }
}

private enum SearchKeys {
  enum Options: EnvironmentKey {
    static var defaultValue: SearchOptions { SearchOptions() }
  }

  enum Status: EnvironmentKey {
    static var defaultValue: SearchStatus { SearchStatus(isSearching: false) {} }
  }

  enum Completion: EnvironmentKey {
    static var defaultValue: SearchCompletion? { nil }
  }
}

extension EnvironmentValues {
  var searchOptions: SearchOptions {
    get { self[SearchKeys.Options.self] }
    set { self[SearchKeys.Options.self] = newValue }
  }

  var searchStatus: SearchStatus {
    get { self[SearchKeys.Status.self] }
    set { self[SearchKeys.Status.self] = newValue }
  }

  var searchCompletion: SearchCompletion? {
    get { self[SearchKeys.Completion.self] }
    set { self[SearchKeys.Completion.self] = newValue }
  }

  /// Whether something is being looked for in the searchable view around.
  public var isSearching: Bool { searchStatus.isSearching }

  /// Empties and leaves the field of the searchable view around.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(action: searchStatus.dismiss)
  }
}

/// Ends a search: `@Environment(\.dismissSearch) var dismissSearch`, then `dismissSearch()`.
public struct DismissSearchAction {
  let action: () -> Void

  /// Empties and leaves the field.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}
