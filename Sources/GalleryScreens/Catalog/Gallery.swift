import GlyphUI
import ReducerScreen

/// Every page, in the order of reading.
public enum Gallery {
  /// The width of a page in columns.
  public static let width = 64

  @MainActor public static let sections =
    toggles + styles + controls + navigation + interaction + basics

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
    GallerySection("asset", "A checkbox from images", in: .points) { AssetScreen() },
    GallerySection("capsule", "A switch drawn by hand", in: .points) { CapsuleScreen() },
    GallerySection("flashlight", "A flashlight", in: .points) { FlashlightScreen() },
    GallerySection("day-night", "Day and night", in: .points) { DayNightScreen() },
    GallerySection("counting", "A style with state of its own") { CountingScreen() },
    GallerySection("store", "A toggle on a store", in: .points) {
      LampScreen(store: Store(Lamp(), reducer: Lamp.reducer))
    },
  ]

  @MainActor private static let controls = [
    GallerySection("progress", "Progress views") { ProgressScreen() },
    GallerySection("pickers", "Pickers") { PickersScreen() },
    GallerySection("values", "Steppers and sliders") { ValuesScreen() },
    GallerySection("menus", "Menus and gauges", in: .cells) { MenusScreen() },
    GallerySection("lists", "Lists with a selection", in: .cells) { ListsScreen() },
    GallerySection("tabs", "Tabs and groups", in: .cells) { TabsScreen() },
  ]

  @MainActor private static let navigation = [
    GallerySection("navigation", "Stacks of screens", in: .cells) { NavigationScreen() },
    GallerySection("toolbars", "Toolbars", in: .cells) { ToolbarsScreen() },
    GallerySection("split", "Columns", in: .cells) { SplitScreen() },
    GallerySection("search", "Searching, badges, editing", in: .cells) { SearchScreen() },
  ]

  @MainActor private static let interaction = [
    GallerySection("fields", "Text fields and editors", in: .cells) { FieldsScreen() },
    GallerySection("scrolling", "Scroll views", in: .cells) { ScrollingScreen() },
    GallerySection("presentations", "In front of the screen") { PresentationsScreen() },
    GallerySection("focus", "What has focus", in: .cells) { FocusScreen() },
    GallerySection("groups", "Groups") { GroupsScreen() },
    GallerySection("motion", "Motion", in: .cells) { MotionScreen() },
  ]

  @MainActor private static let basics = [
    GallerySection("text", "Text", in: .cells) { TextScreen() },
    GallerySection("stacks", "Stacks and frames", in: .cells) { StacksScreen() },
    GallerySection("grids", "Grids and lazy stacks", in: .cells) { GridsScreen() },
    GallerySection("shapes", "Shapes", in: .cells) { ShapesScreen() },
    GallerySection("colors", "Colours", in: .cells) { ColorsScreen() },
    GallerySection("symbols", "Symbols", in: .cells) { SymbolsScreen() },
    GallerySection("buttons", "Buttons", in: .cells) { ButtonsScreen() },
    GallerySection("labels", "Labels", in: .cells) { LabelsScreen() },
    GallerySection("environment", "Environment", in: .cells) { EnvironmentScreen() },
  ]
}
