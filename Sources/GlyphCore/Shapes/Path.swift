import Foundation

/// An outline made of lines and curves, in points.
public struct Path: Hashable, Sendable {
  var storage: Storage

  /// The simple outlines are kept as what they are: they are drawn without being taken apart.
  enum Storage: Hashable, Sendable {
    case rectangle(CGRect)
    case ellipse(CGRect)
    indirect case rounded(CGRect, CornerSizes)
    indirect case combined(CombinedPath)
    case elements([Element])
  }

  /// A step along the outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() { storage = .elements([]) }

  public init(_ rect: CGRect) { storage = .rectangle(rect.standardized) }

  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect.standardized) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(rect, corners: CornerSizes(cornerSize))
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(rect, corners: CornerSizes(cornerRadii))
  }

  /// The outline that the closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(_ rect: CGRect, corners: CornerSizes) {
    let rect = rect.standardized
    let corners = corners.fitting(rect.size)
    storage = corners.isZero ? .rectangle(rect) : .rounded(rect, corners)
  }

  init(elements: [Element]) { storage = .elements(elements) }

  public var isEmpty: Bool {
    switch storage {
    case .rectangle, .ellipse, .rounded: return false
    case .elements(let elements): return elements.isEmpty
    case .combined: return boundingRect.isEmpty
    }
  }

  /// Calls the closure with each step along the outline.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Where the next line would begin.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
      case .closeSubpath: current = start
      }
    }
    return current
  }
}
