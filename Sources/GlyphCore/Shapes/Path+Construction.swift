import Foundation

extension Path {
  public mutating func move(to end: CGPoint) { append([.move(to: end)]) }

  public mutating func addLine(to end: CGPoint) { append([.line(to: end)]) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append([.quadCurve(to: end, control: control)])
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(to: end, control1: control1, control2: control2)])
  }

  public mutating func closeSubpath() { append([.closeSubpath]) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if case .elements(let elements) = storage, elements.isEmpty {
      self = path.applying(transform)
    } else {
      append(path.elements, transform)
    }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform == .identity { return self }
    let isUpright = transform.b == 0 && transform.c == 0
    switch storage {
    case .rectangle(let rect) where isUpright:
      return Path(rect.applying(upright: transform))
    case .ellipse(let rect) where isUpright:
      return Path(ellipseIn: rect.applying(upright: transform))
    case .rounded(let rect, let corners)
    where isUpright && transform.a == 1 && transform.d == 1:
      return Path(rect.applying(upright: transform), corners: corners)
    case .combined(var combined):
      combined.first = combined.first.applying(transform)
      combined.second = combined.second.applying(transform)
      return Path(combined: combined)
    default:
      return Path(elements: elements.map { $0.applying(transform) })
    }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension CGRect {
  func applying(upright transform: CGAffineTransform) -> CGRect {
    let first = origin.applying(transform)
    let size = size.applying(transform)
    return CGRect(origin: first, size: size).standardized
  }
}
