import GlyphUI
import ReducerScreen

/// Every page, in the order of reading.
public enum Gallery {
  /// The width of a page in columns.
  public static let width = 64

  @MainActor public static let sections = toggles + styles + basics

  /// The page of a name, if there is one.
  @MainActor
  public static func section(named name: String) -> GallerySection? {
    sections.first { $0.id == name }
  }

  @MainActor private static let toggles = [
    GallerySection("toggles", "Toggles") { TogglesScreen() },
    GallerySection("built-in", "Built-in toggle styles") { BuiltInStylesScreen() },
    GallerySection("containers", "Toggles in forms and lists") { ContainersScreen() },
    GallerySection("nested", "Labels used twice, never, and nested") { LabelsInTogglesScreen() },
  ]

  @MainActor private static let styles = [
    GallerySection("state", "A style reads and writes") { StateScreen() },
    GallerySection("checklist", "A checklist") { ChecklistScreen() },
    GallerySection("wrapping", "A style around a style") { RedBorderScreen() },
    GallerySection("nesting", "How styles combine") { NestingScreen() },
    GallerySection("symbol", "A style with symbols") { SymbolScreen() },
    GallerySection("collection", "A toggle over a collection") { CollectionScreen() },
    GallerySection("card", "Cards") { CardScreen() },
    GallerySection("bordered", "Borders that follow the state") { BorderedScreen() },
    GallerySection("asset", "A checkbox from images") { AssetScreen() },
    GallerySection("capsule", "A switch drawn by hand") { CapsuleScreen() },
    GallerySection("flashlight", "A flashlight") { FlashlightScreen() },
    GallerySection("day-night", "Day and night") { DayNightScreen() },
    GallerySection("counting", "A style with state of its own") { CountingScreen() },
    GallerySection("store", "A toggle on a store") {
      LampScreen(store: Store(Lamp(), reducer: Lamp.reducer))
    },
  ]

  @MainActor private static let basics = [
    GallerySection("text", "Text") { TextScreen() },
    GallerySection("stacks", "Stacks and frames") { StacksScreen() },
    GallerySection("shapes", "Shapes") { ShapesScreen() },
    GallerySection("colors", "Colours") { ColorsScreen() },
    GallerySection("symbols", "Symbols") { SymbolsScreen() },
    GallerySection("buttons", "Buttons") { ButtonsScreen() },
    GallerySection("labels", "Labels") { LabelsScreen() },
    GallerySection("environment", "Environment") { EnvironmentScreen() },
  ]
}
