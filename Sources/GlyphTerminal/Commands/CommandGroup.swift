import GlyphCore

/// Commands at a place of a Mac's menus; on a terminal every place is the list of shortcuts.
public struct CommandGroup<Content: View> {
  private let content: Content

  /// Commands before those of a place.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Commands after those of a place.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Commands instead of those of a place.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

extension CommandGroup: Commands {
  public typealias Body = Never
  public static func _view(_ commands: CommandGroup<Content>) -> AnyView {
    AnyView(commands.content)
  }
}

/// A place of a Mac's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}
