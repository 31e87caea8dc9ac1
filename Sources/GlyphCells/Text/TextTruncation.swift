/// Where text that does not fit loses its clusters.
public enum TextTruncation: Hashable, Sendable {
  /// At the end: `abc…`.
  case tail
  /// At the beginning: `…xyz`.
  case head
  /// In the middle: `ab…yz`.
  case middle
}
