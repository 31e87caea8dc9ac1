/// What the surroundings decide about measuring text.
public struct TextOptions: Hashable, Sendable {
  /// Whether symbols of ambiguous East Asian width take two cells, as in legacy CJK terminals.
  public var isAmbiguousWide: Bool

  /// Ambiguous symbols are narrow unless said otherwise.
  public init(isAmbiguousWide: Bool = false) {
    self.isAmbiguousWide = isAmbiguousWide
  }

  /// Ambiguous symbols are narrow.
  public static let standard = TextOptions()
}
