import GlyphCore

/// What text editors look like where nothing else is said: plain.
public struct AutomaticTextEditorStyle {
  public nonisolated init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorFace(configuration, edge: .none)
  }
}

/// Text editors without anything around them.
public struct PlainTextEditorStyle {
  public nonisolated init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorFace(configuration, edge: .none)
  }
}

/// Text editors in a frame with round corners, which is heavy while they have focus.
public struct RoundedBorderTextEditorStyle {
  public nonisolated init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorFace(configuration, edge: .rounded).focusEffectDisabled()
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// What text editors look like where nothing else is said: plain.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text editors without anything around them.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Text editors in a frame with round corners, which is heavy while they have focus.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// A text editor as the built-in styles draw it.
struct TextEditorFace {
  let configuration: TextEditorStyleConfiguration
  let edge: FieldEdge
  @Environment(\.isEnabled) private var isEnabled

  init(_ configuration: TextEditorStyleConfiguration, edge: FieldEdge) {
    self.configuration = configuration
    self.edge = edge
  }
}

extension TextEditorFace: View {
  var body: some View {
    FieldFrame(
      edge, isTall: true,
      content: TextInputArea().foregroundStyle(isEnabled ? .primary : .secondary)
    )
    .textInput(
      configuration.text, TextInputTraits(lines: .filling), selection: configuration.selection)
  }
}
