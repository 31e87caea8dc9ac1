/// An outline in the words of UIKit, for shapes that are made from one.
///
/// ```swift
/// struct Tab: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path(
///       UIBezierPath(
///         roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///         cornerRadii: CGSize(width: 16, height: 16)
///       ).cgPath)
///   }
/// }
/// ```
public final class UIBezierPath {
  /// The outline as SwiftUI has it.
  public private(set) var cgPath: CGPath

  public init() { cgPath = Path() }
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle of which some corners are round; the height of the radii is not used, as in UIKit.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    cgPath = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func close() { cgPath.closeSubpath() }
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
}

/// Core Graphics' outline is that of SwiftUI here.
public typealias CGPath = Path

extension Path {
  public init(_ path: CGPath) { self = path }
}
