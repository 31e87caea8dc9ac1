import Foundation

/// One unbroken stretch of an outline as straight lines.
struct Polyline: Hashable, Sendable {
  var points: [CGPoint]
  var isClosed: Bool

  /// The length along the lines, including the one that closes them.
  var length: CGFloat {
    let walk = isClosed ? points + points.prefix(1) : points
    return zip(walk, walk.dropFirst()).reduce(0) { sum, step in
      sum + hypot(step.1.x - step.0.x, step.1.y - step.0.y)
    }
  }
}

extension Path {
  /// The outline as straight lines: curves are followed in steps that no cell can tell from them.
  var polylines: [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(points: [], isClosed: false)
    func finish(closed: Bool) {
      current.isClosed = closed
      if current.points.count > 1 || closed && !current.points.isEmpty { result.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        current = Polyline(points: [to], isClosed: false)
      case .line(let to):
        current.points.append(to)
      case .quadCurve(let to, let control):
        let from = current.points.last ?? control
        current.points += Self.steps { t in
          Self.blend(Self.blend(from, control, t), Self.blend(control, to, t), t)
        }
      case .curve(let to, let control1, let control2):
        let from = current.points.last ?? control1
        current.points += Self.steps { t in
          let middle = Self.blend(control1, control2, t)
          return Self.blend(
            Self.blend(Self.blend(from, control1, t), middle, t),
            Self.blend(middle, Self.blend(control2, to, t), t), t)
        }
      case .closeSubpath:
        let start = current.points.first
        finish(closed: true)
        current = Polyline(points: start.map { [$0] } ?? [], isClosed: false)
      }
    }
    finish(closed: false)
    return result.filter { line in
      line.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  private static func steps(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...20).map { point(CGFloat($0) / 20) }
  }

  private static func blend(_ first: CGPoint, _ second: CGPoint, _ amount: CGFloat) -> CGPoint {
    CGPoint(
      x: first.x + (second.x - first.x) * amount, y: first.y + (second.y - first.y) * amount)
  }
}
