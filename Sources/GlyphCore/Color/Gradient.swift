import Foundation

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// These colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Component by component in sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// In steps that look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}
