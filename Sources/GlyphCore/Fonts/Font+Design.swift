import Foundation

extension Font {
  /// The family of letter forms; a terminal has one, so that this changes nothing in cells.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines; without effect in cells.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The width of the letters; without effect in cells.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
