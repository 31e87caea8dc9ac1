import Foundation

extension Path {
  /// The outline as steps; simple outlines begin where their drawing begins in SwiftUI, the
  /// rectangle at its top left corner and the ellipse at its rightmost point, and go clockwise.
  var elements: [Element] {
    switch storage {
    case .elements(let elements): return elements
    case .rectangle(let rect): return Self.rectangle(rect)
    case .ellipse(let rect): return Self.ellipse(rect)
    case .rounded(let rect, let corners): return Self.rounded(rect, corners)
    case .combined(let combined): return combined.first.elements + combined.second.elements
    }
  }

  /// Makes way for steps to be added.
  mutating func append(_ added: [Element], _ transform: CGAffineTransform = .identity) {
    if case .elements(let elements) = storage, elements.isEmpty, added.isEmpty { return }
    var all = elements
    all += transform == .identity ? added : added.map { $0.applying(transform) }
    storage = .elements(all)
  }

  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
    let arc = Self.arc(from: 0, delta: 2 * .pi).map { $0.applying(transform) }
    let start = CGPoint(x: rect.maxX, y: rect.midY)
    return [.move(to: start)] + arc + [.closeSubpath]
  }

  static func rounded(_ rect: CGRect, _ corners: CornerSizes) -> [Element] {
    func corner(_ size: CGSize, at point: CGPoint, from angle: Double) -> [Element] {
      let signX: CGFloat = point.x == rect.minX ? 1 : -1
      let signY: CGFloat = point.y == rect.minY ? 1 : -1
      let center = CGPoint(x: point.x + signX * size.width, y: point.y + signY * size.height)
      let transform = CGAffineTransform(
        a: size.width, b: 0, c: 0, d: size.height, tx: center.x, ty: center.y)
      let start = CGPoint(x: cos(angle), y: sin(angle)).applying(transform)
      return [.line(to: start)] + arc(from: angle, delta: .pi / 2).map { $0.applying(transform) }
    }
    let start = CGPoint(x: rect.minX + corners.topLeft.width, y: rect.minY)
    return [.move(to: start)]
      + corner(corners.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: -.pi / 2)
      + corner(corners.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: 0)
      + corner(corners.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: .pi / 2)
      + corner(corners.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: .pi)
      + [.closeSubpath]
  }

  /// A part of the unit circle as curves, each a quarter at most, without the step to its start.
  static func arc(from start: Double, delta: Double) -> [Element] {
    guard delta.isFinite, start.isFinite, delta != 0 else { return [] }
    let turns = min(max(delta, -2 * .pi), 2 * .pi)
    let count = max(1, Int((abs(turns) / (.pi / 2)).rounded(.up)))
    let step = turns / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = start + Double(index) * step
      let to = from + step
      return .curve(
        to: CGPoint(x: cos(to), y: sin(to)),
        control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)))
    }
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let to):
      return .move(to: to.applying(transform))
    case .line(let to):
      return .line(to: to.applying(transform))
    case .quadCurve(let to, let control):
      return .quadCurve(to: to.applying(transform), control: control.applying(transform))
    case .curve(let to, let control1, let control2):
      return .curve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath:
      return .closeSubpath
    }
  }
}
