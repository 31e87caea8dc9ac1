import Foundation

/// A height at which a sheet rests on a small screen.
public struct PresentationDetent: Hashable, Sendable {
  private enum Rest: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let rest: Rest

  public static let medium = PresentationDetent(rest: .medium)
  public static let large = PresentationDetent(rest: .large)

  /// A part of the height of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(rest: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(rest: .height(height))
  }
}
