/// What the surroundings decide about letting text through and measuring it.
public struct TextOptions: Hashable, Sendable {
  /// Whether symbols of ambiguous East Asian width take two cells, as in legacy CJK terminals.
  public var isAmbiguousWide: Bool
  /// What becomes of controls that change the direction of writing.
  public var bidiControls: BidiControls

  /// Ambiguous symbols are narrow and controls of direction are removed unless said otherwise.
  public init(isAmbiguousWide: Bool = false, bidiControls: BidiControls = .remove) {
    self.isAmbiguousWide = isAmbiguousWide
    self.bidiControls = bidiControls
  }

  /// Ambiguous symbols are narrow, controls of direction are removed.
  public static let standard = TextOptions()
}
