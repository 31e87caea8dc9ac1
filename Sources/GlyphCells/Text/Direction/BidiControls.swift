/// What becomes of the controls that embed, override and isolate a direction of writing, U+202A to
/// U+202E and U+2066 to U+2069.
public enum BidiControls: Hashable, Sendable {
  /// They are removed, so that text reads in the order in which it is stored.
  case remove
  /// They stay and take no cell; each line and each row closes what it opens, so that nothing
  /// outside of the text changes its direction.
  case keep

  /// Whether a scalar is one of them.
  static func contains(_ scalar: UInt32) -> Bool {
    0x202A...0x202E ~= scalar || 0x2066...0x2069 ~= scalar
  }
}
