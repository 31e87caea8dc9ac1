import GlyphCore

/// What progress views look like where nothing else is said: a line where it is known how much is
/// done, and a spinner otherwise.
public struct DefaultProgressViewStyle {
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What progress views look like where nothing else is said.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
