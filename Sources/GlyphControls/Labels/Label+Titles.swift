import GlyphCore

extension Label where Title == Text, Icon == Image {
  /// A title and an image of a bundle.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A title and an image of a bundle.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// A string, shown as it stands, and an image of a bundle.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(name))
  }

  /// A string, shown as it stands, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A string, shown as it stands, and an image of a bundle.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(resource))
  }
}
