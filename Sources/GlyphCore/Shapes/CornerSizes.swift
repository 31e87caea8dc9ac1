import Foundation

/// How far each corner of a rectangle is cut along its sides, in points.
struct CornerSizes: Hashable, Sendable {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize

  init(_ size: CGSize) {
    topLeft = size
    topRight = size
    bottomRight = size
    bottomLeft = size
  }

  /// Corners by radius; `stretch` is the height of a corner whose width is one.
  init(_ radii: RectangleCornerRadii, stretch: CGFloat = 1) {
    func corner(_ radius: CGFloat) -> CGSize {
      CGSize(width: radius, height: radius * stretch)
    }
    topLeft = corner(radii.topLeading)
    topRight = corner(radii.topTrailing)
    bottomRight = corner(radii.bottomTrailing)
    bottomLeft = corner(radii.bottomLeading)
  }

  var isZero: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width <= 0 || $0.height <= 0 }
  }

  /// The corners made to fit a rectangle: none is negative or longer than half a side.
  func fitting(_ size: CGSize) -> CornerSizes {
    func fit(_ corner: CGSize) -> CGSize {
      let scale = min(
        1, corner.width > 0 ? size.width / 2 / corner.width : 1,
        corner.height > 0 ? size.height / 2 / corner.height : 1)
      guard corner.width > 0, corner.height > 0, scale > 0, scale.isFinite else { return .zero }
      guard corner.width.isFinite, corner.height.isFinite else {
        return CGSize(width: size.width / 2, height: size.height / 2)
      }
      return CGSize(width: corner.width * scale, height: corner.height * scale)
    }
    var result = self
    result.topLeft = fit(topLeft)
    result.topRight = fit(topRight)
    result.bottomRight = fit(bottomRight)
    result.bottomLeft = fit(bottomLeft)
    return result
  }
}
