import GlyphCore

/// How something looks before it is shared: of it, a terminal shows the title.
public struct SharePreview<Image, Icon> {
  let title: Text

  private nonisolated init(text: Text) { title = text }
}

extension SharePreview {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(text: Text(title))
  }

  public nonisolated init(_ title: Text, image: Image, icon: Icon) { self.init(text: title) }
}

extension SharePreview where Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(text: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(text: Text(title))
  }

  public nonisolated init(_ title: Text, image: Image) { self.init(text: title) }
}

extension SharePreview where Image == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(text: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(text: Text(title))
  }

  public nonisolated init(_ title: Text, icon: Icon) { self.init(text: title) }
}

extension SharePreview where Image == Never, Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.init(text: Text(title)) }

  public nonisolated init(_ title: Text) { self.init(text: title) }
}
