/// What the surroundings decide about measuring and letting text through.
public struct TextOptions: Hashable, Sendable {
  /// Whether symbols of ambiguous East Asian width take two cells, as in legacy CJK terminals.
  public var isAmbiguousWide: Bool
  /// Whether controls of writing direction pass; they are closed at the end of every paragraph.
  public var keepsBidiControls: Bool

  /// Ambiguous symbols are narrow and direction controls are removed unless said otherwise.
  public init(isAmbiguousWide: Bool = false, keepsBidiControls: Bool = false) {
    self.isAmbiguousWide = isAmbiguousWide
    self.keepsBidiControls = keepsBidiControls
  }

  /// Ambiguous symbols are narrow, direction controls are removed.
  public static let standard = TextOptions()
}
