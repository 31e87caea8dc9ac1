import GlyphCore

/// How groups that open and close look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// What a group consists of; nothing opens it unless it says so.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension View {
  /// Styles the groups that open and close in this view.
  public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle {
    controlStyle(DisclosureGroupStyling(style: style))
  }
}

struct DisclosureGroupStyling<Style: DisclosureGroupStyle> {
  let style: Style
}

extension DisclosureGroupStyling: ControlStyle {
  func content(for configuration: DisclosureGroupStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// What a style knows of a group that opens and closes.
public struct DisclosureGroupStyleConfiguration {
  /// What is always there; built anew wherever it is used.
  public let label: Label
  /// What is shown while the group is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  /// The label of a group, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// What is in a group, for use in a style's body any number of times.
  public struct Content {
    let content: AnyView
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}
