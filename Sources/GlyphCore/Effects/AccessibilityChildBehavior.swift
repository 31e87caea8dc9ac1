/// How the parts of a view are read; see `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rank: UInt8

  public static let ignore = AccessibilityChildBehavior(rank: 0)
  public static let contain = AccessibilityChildBehavior(rank: 1)
  public static let combine = AccessibilityChildBehavior(rank: 2)
}

/// The level of a heading; see `accessibilityHeading(_:)`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
