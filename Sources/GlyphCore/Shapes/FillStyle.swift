/// How the inside of a path is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is enclosed an even number of times is outside.
  public var isEOFilled: Bool
  /// Accepted and without effect in cells.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
