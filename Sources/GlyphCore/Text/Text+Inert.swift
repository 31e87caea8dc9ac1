import Foundation

/// Accepted and without effect: in cells every letter is as wide as every other and stands on the
/// same line.
extension Text {
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }

  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }

  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  public nonisolated func monospacedDigit() -> Text { self }

  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// The size of a text in relation to its font; without effect in cells.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}
