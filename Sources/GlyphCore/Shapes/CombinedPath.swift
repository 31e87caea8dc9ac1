import Foundation

/// Two paths of which a part of the inside counts.
struct CombinedPath: Hashable, Sendable {
  var operation: Operation
  var first: Path
  var second: Path
  var isEvenOdd: Bool

  enum Operation: Hashable, Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference

    func holds(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: return first || second
      case .intersection: return first && second
      case .subtraction: return first && !second
      case .symmetricDifference: return first != second
      }
    }
  }
}

extension CombinedPath.Operation {
  /// The stretches of a line that count, of those that are inside of either path.
  func spans(_ first: [Span], _ second: [Span]) -> [Span] {
    let edges = Set((first + second).flatMap { [$0.start, $0.end] }).sorted()
    var result: [Span] = []
    for (start, end) in zip(edges, edges.dropFirst()) {
      let middle = (start + end) / 2
      let isInside = holds(
        first.contains { $0.start <= middle && middle < $0.end },
        second.contains { $0.start <= middle && middle < $0.end })
      guard isInside else { continue }
      if let last = result.last, last.end == start {
        result[result.count - 1].end = end
      } else {
        result.append(Span(start: start, end: end))
      }
    }
    return result
  }
}

extension Path {
  init(combined: CombinedPath) { storage = .combined(combined) }

  /// What is inside of either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// What is inside of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// What is inside of this path and not of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// What is inside of one path and not of both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  private func combined(
    _ operation: CombinedPath.Operation, _ other: Path, _ eoFill: Bool
  ) -> Path {
    Path(
      combined: CombinedPath(
        operation: operation, first: self, second: other, isEvenOdd: eoFill))
  }

  /// The path itself: cells tell no difference.
  public func normalized(eoFill: Bool = true) -> Path { self }

  /// The parts of this outline that are inside of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: true, of: other, eoFill: eoFill)
  }

  /// The parts of this outline that are outside of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: false, of: other, eoFill: eoFill)
  }

  private func lines(inside: Bool, of other: Path, eoFill: Bool) -> Path {
    var result: [Element] = []
    for line in polylines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        for step in 0..<16 {
          let start = CGPoint(
            x: from.x + (to.x - from.x) * CGFloat(step) / 16,
            y: from.y + (to.y - from.y) * CGFloat(step) / 16)
          let end = CGPoint(
            x: from.x + (to.x - from.x) * CGFloat(step + 1) / 16,
            y: from.y + (to.y - from.y) * CGFloat(step + 1) / 16)
          let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
          guard other.contains(middle, eoFill: eoFill) == inside else {
            isDrawing = false
            continue
          }
          if !isDrawing { result.append(.move(to: start)) }
          result.append(.line(to: end))
          isDrawing = true
        }
      }
    }
    return Path(elements: result)
  }
}
