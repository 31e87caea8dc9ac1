import Foundation
import GlyphCore

/// The shape of a bordered button on a screen; in text they all have brackets.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic
    case capsule
    case roundedRectangle(radius: Double?)
    case circle
  }

  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: Double(radius)))
  }
}

extension View {
  /// Has no effect: bordered buttons are in brackets.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
