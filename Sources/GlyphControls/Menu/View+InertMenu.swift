import GlyphCore

/// The order in which a menu shows its rows.
public struct MenuOrder: Equatable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Inert because a menu without its sign would look like a button, and rows stand as written.
extension View {
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
}
