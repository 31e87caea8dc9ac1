import Foundation

/// Accepted and without effect: a screen of text is read by a terminal's own assistive technology,
/// which sees the characters and nothing else.
extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> some View
  where S: StringProtocol { self }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S) -> some View
  where S: StringProtocol { self }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(_ hint: S) -> some View
  where S: StringProtocol { self }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View
  where S: StringProtocol { self }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// How the parts of a view are read; without effect.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rank: UInt8

  public static let ignore = AccessibilityChildBehavior(rank: 0)
  public static let contain = AccessibilityChildBehavior(rank: 1)
  public static let combine = AccessibilityChildBehavior(rank: 2)
}

/// The level of a heading; without effect.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
