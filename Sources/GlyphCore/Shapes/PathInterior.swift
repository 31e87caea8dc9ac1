import Foundation

/// A stretch of a horizontal line.
struct Span: Hashable, Sendable {
  var start: CGFloat
  var end: CGFloat
}

/// Tells where the inside of a path lies on a horizontal line: the one question from which
/// filling, hit testing and combining follow.
struct PathInterior {
  private let path: Path
  private let isEvenOdd: Bool
  private let edges: [Edge]
  private let parts: [PathInterior]

  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    let direction: Int
  }

  init(_ path: Path, eoFill: Bool = false) {
    self.path = path
    isEvenOdd = eoFill
    switch path.storage {
    case .elements:
      edges = Self.edges(of: path)
      parts = []
    case .combined(let combined):
      edges = []
      parts = [combined.first, combined.second].map {
        PathInterior($0, eoFill: combined.isEvenOdd)
      }
    case .rectangle, .ellipse, .rounded:
      edges = []
      parts = []
    }
  }

  /// The stretches inside of the path at this height, from left to right.
  func spans(at y: CGFloat) -> [Span] {
    switch path.storage {
    case .rectangle(let rect):
      guard y >= rect.minY, y < rect.maxY, rect.width > 0 else { return [] }
      return [Span(start: rect.minX, end: rect.maxX)]
    case .ellipse(let rect):
      return Self.ellipse(rect, at: y)
    case .rounded(let rect, let corners):
      return Self.rounded(rect, corners, at: y)
    case .combined(let combined):
      return combined.operation.spans(parts[0].spans(at: y), parts[1].spans(at: y))
    case .elements:
      return crossings(at: y)
    }
  }

  private func crossings(at y: CGFloat) -> [Span] {
    var hits: [(x: CGFloat, direction: Int)] = []
    for edge in edges where edge.top.y <= y && y < edge.bottom.y {
      let fraction = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      hits.append((edge.top.x + (edge.bottom.x - edge.top.x) * fraction, edge.direction))
    }
    hits.sort { $0.x < $1.x }
    var spans: [Span] = []
    var winding = 0
    var start: CGFloat = 0
    for hit in hits {
      let wasInside = isInside(winding)
      winding += isEvenOdd ? 1 : hit.direction
      if !wasInside, isInside(winding) { start = hit.x }
      if wasInside, !isInside(winding) { spans.append(Span(start: start, end: hit.x)) }
    }
    return spans
  }

  private func isInside(_ winding: Int) -> Bool {
    isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  private static func edges(of path: Path) -> [Edge] {
    var edges: [Edge] = []
    for line in path.polylines {
      guard let first = line.points.first else { continue }
      for (from, to) in zip(line.points, line.points.dropFirst() + [first]) where from.y != to.y {
        edges.append(
          from.y < to.y
            ? Edge(top: from, bottom: to, direction: 1)
            : Edge(top: to, bottom: from, direction: -1))
      }
    }
    return edges
  }

  private static func ellipse(_ rect: CGRect, at y: CGFloat) -> [Span] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let offset = (y - rect.midY) / (rect.height / 2)
    guard abs(offset) < 1 else { return [] }
    let reach = rect.width / 2 * (1 - offset * offset).squareRoot()
    return [Span(start: rect.midX - reach, end: rect.midX + reach)]
  }

  private static func rounded(_ rect: CGRect, _ corners: CornerSizes, at y: CGFloat) -> [Span] {
    guard y >= rect.minY, y < rect.maxY, rect.width > 0 else { return [] }
    let down = y - rect.minY
    let up = rect.maxY - y
    let left = max(cut(corners.topLeft, at: down), cut(corners.bottomLeft, at: up))
    let right = max(cut(corners.topRight, at: down), cut(corners.bottomRight, at: up))
    return [Span(start: rect.minX + left, end: rect.maxX - right)]
  }

  /// How much a corner takes off a line that far from the side it is on.
  private static func cut(_ corner: CGSize, at distance: CGFloat) -> CGFloat {
    guard corner.height > 0, distance < corner.height else { return 0 }
    let offset = 1 - distance / corner.height
    return corner.width * (1 - max(0, 1 - offset * offset).squareRoot())
  }
}
