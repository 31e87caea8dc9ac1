import GlyphCore

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  /// What a menu consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

extension View {
  /// Styles the menus in this view.
  public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    controlStyle(MenuStyling(style: style))
  }
}

struct MenuStyling<Style: MenuStyle> {
  let style: Style
}

extension MenuStyling: ControlStyle {
  func content(for configuration: MenuStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content

  /// The label of a menu, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// The rows of a menu.
  public struct Content {
    let content: AnyView
  }
}

extension MenuStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// What menus look like where nothing else is said.
public struct DefaultMenuStyle {
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuBody(configuration: configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// What menus look like where nothing else is said.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// Menus that are a button.
public struct ButtonMenuStyle {
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuBody(configuration: configuration)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus that are a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Menus without a border on a screen; here they are a button.
public struct BorderlessButtonMenuStyle {
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuBody(configuration: configuration)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus that are a button.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
