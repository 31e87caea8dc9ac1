import GlyphCore

extension Picker where Label == Text {
  /// A picker with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(TagSelection(selection), label: Text(titleKey), content: content())
  }

  /// A picker with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(TagSelection(selection), label: Text(title), content: content())
  }

  /// A picker with a title that shows what is chosen in words of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      TagSelection(selection), label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker for several values with a title from the program's table of strings.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      TagSelection(sources.map { $0[keyPath: selection] }), label: Text(titleKey),
      content: content())
  }

  /// A picker for several values with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      TagSelection(sources.map { $0[keyPath: selection] }), label: Text(title),
      content: content())
  }
}

extension Picker where Label == GlyphControls.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      TagSelection(selection), label: GlyphControls.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// A picker with a string, as it is, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      TagSelection(selection), label: GlyphControls.Label(title, systemImage: systemImage),
      content: content())
  }

  /// A picker with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      TagSelection(selection), label: GlyphControls.Label(titleKey, image: image),
      content: content())
  }

  /// A picker with a string, as it is, and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      TagSelection(selection), label: GlyphControls.Label(title, image: image),
      content: content())
  }
}
