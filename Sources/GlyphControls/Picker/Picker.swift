import GlyphCore

/// A control for one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Chocolate").tag(Flavour.chocolate)
///   Text("Vanilla").tag(Flavour.vanilla)
/// }
/// ```
///
/// ```
/// Flavour [ Chocolate ▾ ]                    menu, the automatic style
/// Flavour [ ‹Chocolate› Vanilla ]            segmented
/// ```
///
/// The options are the views with a tag, and the elements of a `ForEach` whose ids are of the type
/// of the selection.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: TagSelection
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?

  init(
    _ selection: TagSelection, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View {
  public var body: some View {
    StyledControl(
      PickerStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        currentValueLabel: currentValueLabel.map { .init(content: $0) }, selection: selection),
      default: PickerStyling(style: DefaultPickerStyle()))
  }
}

extension Picker {
  /// A picker with options and a label of any views.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TagSelection(selection), label: label(), content: content())
  }

  /// A picker with a label that is given as a view.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(TagSelection(selection), label: label, content: content())
  }

  /// A picker that shows what is chosen in words of its own.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      TagSelection(selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker for several values: chosen is what they have in common, and choosing gives all of
  /// them the same.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      TagSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content())
  }
}
