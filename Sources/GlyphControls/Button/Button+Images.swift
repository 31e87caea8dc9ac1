import GlyphCore

extension Button where Label == GlyphControls.Label<Text, Image> {
  /// A button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage name: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { GlyphControls.Label(titleKey, systemImage: name) }
  }

  /// A button with a role, a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GlyphControls.Label(titleKey, systemImage: name) }
  }

  /// A button with a title and an image of a bundle.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { GlyphControls.Label(titleKey, image: resource) }
  }

  /// A button with a role, a title and an image of a bundle.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GlyphControls.Label(titleKey, image: resource) }
  }

  /// A button with a string, shown as it stands, and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { GlyphControls.Label(title, systemImage: name) }
  }

  /// A button with a role, a string, shown as it stands, and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GlyphControls.Label(title, systemImage: name) }
  }

  /// A button with a string, shown as it stands, and an image of a bundle.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image resource: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { GlyphControls.Label(title, image: resource) }
  }

  /// A button with a role, a string, shown as it stands, and an image of a bundle.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GlyphControls.Label(title, image: resource) }
  }
}
