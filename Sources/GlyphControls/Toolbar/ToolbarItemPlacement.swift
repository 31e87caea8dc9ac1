import GlyphCore

/// Where an item of a toolbar stands.
///
/// There is room at both ends of the bar above a screen, in its middle, and in a bar below.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let place: BarPlace
  /// The key that acts on the item from anywhere.
  var shortcut: KeyboardShortcut?

  /// At the trailing end.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(place: .title)
  /// At the leading end, beside what leads back.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing end.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the trailing end, before those for primary actions.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  /// In the middle of the bar below.
  public static let status = ToolbarItemPlacement(place: .status)
  /// At the trailing end; Return acts on it where nothing else takes the key.
  public static let confirmationAction = ToolbarItemPlacement(
    place: .trailing, shortcut: .defaultAction)
  /// At the leading end; Escape acts on it.
  public static let cancellationAction = ToolbarItemPlacement(
    place: .leading, shortcut: .cancelAction)
  /// At the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// In the bar below: a terminal has no keyboard on the screen.
  public static let keyboard = ToolbarItemPlacement(place: .bottom)
  /// At the leading end.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
  /// At the trailing end.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
  /// At the leading end.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the place of the title.
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(place: .title) }
  /// In the place of the title.
  public static let largeTitle = ToolbarItemPlacement(place: .title)
  /// In the place of the title.
  public static let subtitle = ToolbarItemPlacement(place: .title)
  /// In the place of the title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .title)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In the bar below.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)

  /// In a bar of one's own, which is that at the trailing end of the bar above.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }

  /// In a bar of one's own, which is that at the trailing end of the bar above.
  public init<ID: Hashable>(id: ID) { self = .automatic }

  init(place: BarPlace, shortcut: KeyboardShortcut? = nil) {
    self.place = place
    self.shortcut = shortcut
  }
}
