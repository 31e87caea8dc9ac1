import GlyphCore

/// Where the field of a search stands; in a terminal always above what is looked through.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title, always or on demand.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When a field below the title is there.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// Where suggestions for a search stand; in a terminal always below the field.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}

/// When a choice of where to look is there; in a terminal while something is looked for.
public struct SearchScopeActivation: Sendable {
  private let name: String
  public static var automatic: SearchScopeActivation { .init(name: "automatic") }
  public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
  public static var onSearchPresentation: SearchScopeActivation {
    .init(name: "onSearchPresentation")
  }
}

/// What becomes of a toolbar while something is looked for.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    .init(name: "avoidHidingContent")
  }
}
