import GlyphCore

/// Says in the middle of a screen why there is nothing on it, and what can be done.
///
/// ```
///            ▭
///         No Mail
///  New letters appear here.
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label, what it means, and controls.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) { label.labelStyle(UnavailableLabelStyle()) }.bold()
      VStack(spacing: 0) { description }.foregroundStyle(.secondary)
      HStack { actions }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == GlyphControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol, and what it means.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      GlyphControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A string for a title, as it is, with a symbol, and what it means.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      GlyphControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image, and what it means.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init {
      GlyphControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A string for a title, as it is, with an image, and what it means.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init {
      GlyphControls.Label(title, image: name)
    } description: {
      description
    }
  }
}
