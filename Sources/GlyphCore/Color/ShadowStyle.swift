import Foundation

/// A shadow around or inside a shape; accepted and without effect in cells.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGPoint

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGPoint(x: x, y: y))
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGPoint(x: x, y: y))
  }
}
