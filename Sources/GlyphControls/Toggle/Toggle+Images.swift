import GlyphCore

extension Toggle where Label == GlyphControls.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle for several values with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      GlyphControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A toggle with a string, as it is, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle for several values with a string, as it is, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == GlyphControls.Label<Text, Image> {
  /// A toggle with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(titleKey, image: image) }
  }

  /// A toggle for several values with a title and an image.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(titleKey, image: image) }
  }

  /// A toggle with a string, as it is, and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlyphControls.Label(title, image: image) }
  }

  /// A toggle for several values with a string, as it is, and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { GlyphControls.Label(title, image: image) }
  }
}
