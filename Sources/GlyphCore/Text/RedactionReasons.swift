/// Why content is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is to be shown is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is private should not be seen now.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension AmbientValues {
  /// Whether texts are replaced by blocks here.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

extension EnvironmentValues {
  /// Why content in this place is not shown.
  public var redactionReasons: RedactionReasons {
    get { ambient.redactionReasons }
    set { ambient.redactionReasons = newValue }
  }
}

extension View {
  /// Shows blocks in the place of the letters of this view's texts.
  public nonisolated consuming func redacted(reason: RedactionReasons) -> some View {
    modifier(_TextSettingModifier(change: .redaction(adding: reason)))
  }

  /// Shows this view's texts, whatever a view around it says.
  public nonisolated consuming func unredacted() -> some View {
    modifier(_TextSettingModifier(change: .redaction(adding: nil)))
  }

  /// Marks texts that are not to be seen where content is redacted for `.privacy`.
  public nonisolated consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_TextSettingModifier(change: .privacy(sensitive)))
  }
}
