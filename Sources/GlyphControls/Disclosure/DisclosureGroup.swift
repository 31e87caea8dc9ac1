import GlyphCore

/// Views that are shown or not, under a label that is always there.
///
/// ```
/// [+] Advanced      [−] Advanced
///                     [ ] Verbose
/// ```
///
/// In a form or a list the views are rows of their own.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false

  /// A group that opens and closes by itself; closed at first.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// A group that is open while a binding is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: AnyView(Deferred(content: content))), isExpanded: isExpanded),
      default: DisclosureGroupStyling(style: AutomaticDisclosureGroupStyle()))
  }
}

/// Views that are only built where they are used.
private struct Deferred<Content: View> {
  let content: () -> Content
}

extension Deferred: View {
  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title that is open while a binding is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// A group with a string for a title, as it is, that is open while a binding is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
