import GlyphCore

/// What the views of a screen say about the bars above and below it.
struct BarContent: Equatable {
  var title: Text?
  var subtitle: Text?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [BarItem] = []
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var isBackHidden = false
  var removed: Set<ToolbarDefaultItemKind> = []
  /// The width that a column of a split view is to have.
  var columnWidth: ColumnWidth?
  /// What a screen inside says of its own bar.
  var innerBar: InnerBar?

  enum InnerBar {
    case shown, hidden
  }

  func isHidden(_ bar: ToolbarPlacement) -> Bool {
    (visibility[bar] ?? visibility[.automatic]) == .hidden
  }

  /// Whether there is anything for the bar above beside what leads back.
  var hasTop: Bool {
    guard !isHidden(.navigationBar) else { return false }
    return (title != nil || subtitle != nil) && !removed.contains(.title)
      || items.contains { ![.bottom, .status].contains($0.placement.place) }
  }

  /// What is left of it for the screens around: bars of their own do without.
  func outside(back: Bool) -> BarContent {
    let isShown = hasTop || innerBar == .shown || (back && !isBackHidden && innerBar == nil)
    var outside = BarContent()
    outside.innerBar = isShown && !isHidden(.navigationBar) ? .shown : .hidden
    outside.columnWidth = columnWidth
    outside.visibility[.tabBar] = visibility[.tabBar]
    return outside
  }

  func items(at place: BarPlace) -> [BarItem] { items.filter { $0.placement.place == place } }

  /// Views next to each other: the first title counts, and everything else adds up.
  mutating func add(_ other: BarContent) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    if titleMode == .automatic { titleMode = other.titleMode }
    items += other.items
    visibility.merge(other.visibility) { first, _ in first }
    isBackHidden = isBackHidden || other.isBackHidden
    removed.formUnion(other.removed)
    columnWidth = columnWidth ?? other.columnWidth
    innerBar = innerBar ?? other.innerBar
  }

  enum Key: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }

    static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
      value.add(nextValue())
    }
  }
}

/// An item of a toolbar, and where it wants to stand.
struct BarItem: Equatable, Identifiable {
  let placement: ToolbarItemPlacement
  let view: CarriedView

  var id: ObjectIdentifier { view.id }
}

/// The parts of the bars of a screen.
enum BarPlace {
  case leading, title, secondary, trailing, bottom, status
}
