import Foundation

extension Path {
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let start = CGPoint(x: cos(startAngle.radians), y: sin(startAngle.radians))
      .applying(circle)
    let isFirst = currentPoint == nil
    let arc = Self.arc(from: startAngle.radians, delta: delta.radians)
    append(
      [isFirst ? .move(to: start) : .line(to: start)] + arc.map { $0.applying(circle) }, transform)
  }

  /// An arc between two angles; as in SwiftUI, `clockwise` is meant for a y axis that points up,
  /// so that on the screen `false` turns clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -circle {
        delta = -circle
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: circle) - circle
      }
    } else {
      if delta >= circle {
        delta = circle
      } else if delta < 0 {
        delta = delta.truncatingRemainder(dividingBy: circle) + circle
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// An arc that rounds the corner between the current point, the first tangent's end and the
  /// second's.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let first = Self.direction(from: tangent1End, to: start)
    let second = Self.direction(from: tangent1End, to: tangent2End)
    let cosine = first.x * second.x + first.y * second.y
    let half = acos(min(1, max(-1, cosine))) / 2
    guard radius > 0, half > 0.000_1, half < .pi / 2 - 0.000_1 else {
      return append([.line(to: tangent1End)], transform)
    }
    let reach = radius / tan(half)
    let from = CGPoint(x: tangent1End.x + first.x * reach, y: tangent1End.y + first.y * reach)
    let to = CGPoint(x: tangent1End.x + second.x * reach, y: tangent1End.y + second.y * reach)
    let handle = 4 / 3 * tan((.pi / 2 - half) / 2) * radius
    append(
      [
        .line(to: from),
        .curve(
          to: to,
          control1: CGPoint(x: from.x - first.x * handle, y: from.y - first.y * handle),
          control2: CGPoint(x: to.x - second.x * handle, y: to.y - second.y * handle)),
      ], transform)
  }

  private static func direction(from: CGPoint, to: CGPoint) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }
}
