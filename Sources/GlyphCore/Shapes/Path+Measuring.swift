import Foundation

extension Path {
  /// The smallest rectangle around the outline; an empty path has an infinitely distant one of
  /// no size.
  public var boundingRect: CGRect {
    switch storage {
    case .rectangle(let rect), .ellipse(let rect), .rounded(let rect, _):
      return rect
    case .combined(let combined):
      let first = combined.first.boundingRect
      let second = combined.second.boundingRect
      switch combined.operation {
      case .intersection: return first.intersection(second)
      case .subtraction: return first
      case .union, .symmetricDifference: return first.union(second)
      }
    case .elements(let elements):
      var points = polylines.flatMap(\.points)
      if points.isEmpty, case .move(let to)? = elements.first { points = [to] }
      guard let first = points.first else { return .null }
      return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { rect, point in
        let minX = min(rect.minX, point.x)
        let minY = min(rect.minY, point.y)
        return CGRect(
          x: minX, y: minY, width: max(rect.maxX, point.x) - minX,
          height: max(rect.maxY, point.y) - minY)
      }
    }
  }

  /// Whether the point is inside of the outline.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathInterior(self, eoFill: eoFill).spans(at: p.y).contains {
      $0.start <= p.x && p.x < $0.end
    }
  }

  /// The part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = CGFloat(unitClamped(Double(from)))
    let to = CGFloat(unitClamped(Double(to)))
    if from == 0, to == 1 { return self }
    let lines = polylines.map { line in
      line.isClosed ? line.points + line.points.prefix(1) : line.points
    }
    let length = lines.reduce(0) { $0 + Self.length(of: $1) }
    guard to > from, length > 0 else { return Path() }
    let (start, end) = (from * length, to * length)
    var walked: CGFloat = 0
    var result: [Element] = []
    for line in lines {
      var isDrawing = false
      for (first, second) in zip(line, line.dropFirst()) {
        let step = hypot(second.x - first.x, second.y - first.y)
        defer { walked += step }
        guard step > 0, walked < end, walked + step > start else { continue }
        func point(at distance: CGFloat) -> CGPoint {
          let fraction = min(1, max(0, (distance - walked) / step))
          return CGPoint(
            x: first.x + (second.x - first.x) * fraction,
            y: first.y + (second.y - first.y) * fraction)
        }
        if !isDrawing { result.append(.move(to: point(at: start))) }
        result.append(.line(to: point(at: end)))
        isDrawing = true
      }
    }
    return Path(elements: result)
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { sum, step in
      sum + hypot(step.1.x - step.0.x, step.1.y - step.0.y)
    }
  }
}
