import Foundation

extension Path {
  /// The outline of a stroke along this path: a box along every line and a circle at every
  /// joint, which is near enough for cells.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let radius = style.lineWidth / 2
    guard radius > 0, radius.isFinite else { return Path() }
    var result: [Element] = []
    for line in (style.dash.isEmpty ? self : dashed(style)).polylines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (index, step) in zip(points, points.dropFirst()).enumerated() {
        result += Self.box(from: step.0, to: step.1, radius: radius)
        guard index > 0 || line.isClosed || style.lineCap == .round else { continue }
        result += Self.ellipse(
          CGRect(
            x: step.0.x - radius, y: step.0.y - radius, width: radius * 2, height: radius * 2))
      }
    }
    return Path(elements: result)
  }

  /// The stretches of the outline that a dash pattern leaves.
  func dashed(_ style: StrokeStyle) -> Path {
    let pattern = style.dash.map { $0.isFinite ? max(0, $0) : 0 }
    let period = pattern.reduce(0, +)
    guard period > 0.1, period.isFinite, style.dashPhase.isFinite else { return self }
    var result: [Element] = []
    let lines = polylines
    // Dashes that no screen could show would only cost time.
    guard lines.reduce(0, { $0 + $1.length }) < period * 10_000 else { return self }
    for line in lines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      var index = 0
      var left = pattern[0]
      var phase = style.dashPhase.truncatingRemainder(dividingBy: period * 2)
      if phase < 0 { phase += period * 2 }
      while phase > 0 {
        let step = min(phase, left)
        phase -= step
        left -= step
        if left <= 0 {
          index += 1
          left = pattern[index % pattern.count]
        }
      }
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        var walked: CGFloat = 0
        while walked < length {
          let step = min(left, length - walked)
          func point(_ distance: CGFloat) -> CGPoint {
            CGPoint(
              x: from.x + (to.x - from.x) * distance / length,
              y: from.y + (to.y - from.y) * distance / length)
          }
          if index.isMultiple(of: 2), step > 0 {
            if !isDrawing { result.append(.move(to: point(walked))) }
            result.append(.line(to: point(walked + step)))
            isDrawing = true
          }
          walked += step
          left -= step
          if left <= 0 {
            index += 1
            left = pattern[index % pattern.count]
            isDrawing = false
          }
        }
      }
    }
    return Path(elements: result)
  }

  private static func box(from: CGPoint, to: CGPoint, radius: CGFloat) -> [Element] {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return [] }
    let across = CGPoint(
      x: -(to.y - from.y) / length * radius, y: (to.x - from.x) / length * radius)
    // Every piece turns the same way, so that where two overlap both count as inside.
    return [
      .move(to: CGPoint(x: from.x - across.x, y: from.y - across.y)),
      .line(to: CGPoint(x: to.x - across.x, y: to.y - across.y)),
      .line(to: CGPoint(x: to.x + across.x, y: to.y + across.y)),
      .line(to: CGPoint(x: from.x + across.x, y: from.y + across.y)), .closeSubpath,
    ]
  }
}
