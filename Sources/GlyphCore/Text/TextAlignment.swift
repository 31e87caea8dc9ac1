/// Where the shorter lines of a text stand beside its longest.
public enum TextAlignment: UInt8, Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Where a text that does not fit loses its characters.
  public enum TruncationMode: UInt8, Hashable, Sendable {
    case head, tail, middle
  }

  /// The case in which the letters of a text are shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
