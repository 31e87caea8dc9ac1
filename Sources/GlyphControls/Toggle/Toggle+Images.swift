import GlyphCore

extension Toggle where Label == GlyphControls.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(titleKey, systemImage: name) }
  }

  /// A toggle for several values with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage name: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(titleKey, systemImage: name) }
  }

  /// A toggle with a title and an image of a bundle.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(titleKey, image: resource) }
  }

  /// A toggle for several values with a title and an image of a bundle.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(titleKey, image: resource) }
  }

  /// A toggle with a string, shown as it stands, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(title, systemImage: name) }
  }

  /// A toggle for several values with a string, shown as it stands, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage name: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(title, systemImage: name) }
  }

  /// A toggle with a string, shown as it stands, and an image of a bundle.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(title, image: resource) }
  }

  /// A toggle for several values with a string, shown as it stands, and an image of a bundle.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image resource: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(title, image: resource) }
  }
}
