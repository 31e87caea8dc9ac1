import GlyphCore

/// What stands in a tab view and knows its own label and value.
@MainActor @preconcurrency
public protocol TabContent: View {
  /// What is written to the selection, if the tab says so.
  var anyValue: AnyHashable? { get }
  /// What the bar shows.
  var anyLabel: AnyView { get }
}

/// A view of a tab view with its label and what it stands for.
///
/// ```swift
/// TabView {
///   Tab("General", systemImage: "gear") { General() }
///   Tab("Sound", systemImage: "speaker.wave.2") { Sound() }
/// }
/// ```
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab: View where Content: View, Label: View {
  public var body: some View { content }
}

extension Tab: TabContent where Content: View, Label: View {
  public var anyValue: AnyHashable? { value }
  public var anyLabel: AnyView { AnyView(label) }
}

/// The label of a tab with a title and a symbol.
public typealias DefaultTabLabel = GlyphControls.Label<Text, Image>

/// What a tab is for; a terminal shows all of them alike.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab in which things are looked for.
  public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value and a label of any views.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a title, a symbol and a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: GlyphControls.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a string, as it is, a symbol and a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: GlyphControls.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label of any views.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: GlyphControls.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a string, as it is, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: GlyphControls.Label(title, systemImage: systemImage))
  }
}
