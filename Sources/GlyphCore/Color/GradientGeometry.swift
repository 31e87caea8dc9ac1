import Foundation

/// How a point of a shape becomes a place on the line of a gradient's colours.
enum GradientGeometry: Hashable, Sendable {
  case linear(from: UnitPoint, to: UnitPoint)
  case radial(center: UnitPoint, from: Double, to: Double)
  case elliptical(center: UnitPoint, from: Double, to: Double)
  case angular(center: UnitPoint, from: Double, to: Double)
  case grid(MeshInk)

  var mesh: MeshInk? {
    if case .grid(let mesh) = self { return mesh }
    return nil
  }

  /// The place, 0 at the first colour and 1 at the last, not clamped.
  func position(of point: CGPoint, in size: CGSize) -> Double {
    switch self {
    case .linear(let start, let end):
      return Self.projection(of: point, from: start, to: end, in: size)
    case .radial(let center, let start, let end):
      let offset = Self.offset(of: point, from: center, in: size)
      return Self.fraction(hypot(offset.x, offset.y), from: start, to: end)
    case .elliptical(let center, let start, let end):
      let offset = Self.offset(of: point, from: center, in: size)
      let distance = hypot(offset.x / Double(size.width), offset.y / Double(size.height))
      return Self.fraction(distance, from: start, to: end)
    case .angular(let center, let start, let end):
      let offset = Self.offset(of: point, from: center, in: size)
      return Self.turn(atan2(offset.y, offset.x), from: start, to: end)
    case .grid:
      return 0
    }
  }

  private static func projection(
    of point: CGPoint, from start: UnitPoint, to end: UnitPoint, in size: CGSize
  ) -> Double {
    let deltaX = Double((end.x - start.x) * size.width)
    let deltaY = Double((end.y - start.y) * size.height)
    let length = deltaX * deltaX + deltaY * deltaY
    guard length > 0 else { return 1 }
    let offset = offset(of: point, from: start, in: size)
    return (offset.x * deltaX + offset.y * deltaY) / length
  }

  private static func offset(
    of point: CGPoint, from center: UnitPoint, in size: CGSize
  ) -> (x: Double, y: Double) {
    (Double(point.x - center.x * size.width), Double(point.y - center.y * size.height))
  }

  private static func fraction(_ distance: Double, from start: Double, to end: Double) -> Double {
    guard end != start else { return distance < start ? 0 : 1 }
    return (distance - start) / (end - start)
  }

  /// Outside its arc an angular gradient keeps the colour of the nearer end.
  private static func turn(_ angle: Double, from start: Double, to end: Double) -> Double {
    guard end != start else { return 1 }
    let circle = 2 * Double.pi
    let (low, high) = (min(start, end), max(start, end))
    var position = (angle - low).truncatingRemainder(dividingBy: circle)
    if position < 0 { position += circle }
    let span = high - low
    if span < circle, position > span + (circle - span) / 2 { position -= circle }
    return start < end ? position / span : 1 - position / span
  }
}
