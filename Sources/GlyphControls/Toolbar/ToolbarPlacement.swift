import GlyphCore

/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bars that there are.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// The bar below.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// The bar above.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
  /// The bar above.
  public static var windowToolbar: ToolbarPlacement { .navigationBar }
  /// The bar below.
  public static var bottomOrnament: ToolbarPlacement { .bottomBar }

  /// A bar of one's own, which a terminal does not have.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(id: id)
  }

  /// A bar of one's own, which a terminal does not have.
  public init<ID: Hashable>(id: ID) { name = "id:\(id)" }

  private init(name: String) { self.name = name }
}
