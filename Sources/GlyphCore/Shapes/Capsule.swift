import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in r: CGRect) -> Path {
    Path(roundedRect: r, cornerRadius: min(abs(r.width), abs(r.height)) / 2, style: style)
  }

  public func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    let radius = min(abs(rect.width), abs(rect.height) / cellSize.roundness) / 2
    return Path(
      roundedRect: rect,
      cornerSize: CGSize(width: radius, height: radius * cellSize.roundness), style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
