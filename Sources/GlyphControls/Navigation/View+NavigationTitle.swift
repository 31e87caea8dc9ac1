import GlyphCore

extension View {
  /// Gives the screen around a title, which its bar shows; where there is no screen, the view gets a
  /// bar of its own.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier { $0.title = title })
  }

  /// Gives the screen around a title from the program's table of strings.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen around a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen around the title that a binding has; it cannot be edited in the bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Gives the screen around a second title, which stands behind the first, dim.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarModifier { $0.subtitle = subtitle })
  }

  /// Gives the screen around a second title from the program's table of strings.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Gives the screen around a string for a second title, as it is.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Says how the title stands in the bar of the screen around.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barSetting { $0.titleMode = displayMode }
  }

  /// Says how the title stands in the bar of the screen around.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barSetting { $0.titleMode = mode.mode }
  }

  /// Takes what leads back out of the bar of the screen around; Escape does not lead back either.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    barSetting { $0.isBackHidden = hidesBackButton }
  }

  /// Hides the bar of the screen around: the older form of `toolbar(.hidden, for: .navigationBar)`.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barSetting { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }
}

/// The older names of titles.
extension View {
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
