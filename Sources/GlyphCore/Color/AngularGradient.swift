/// Colours around a point, clockwise.
public struct AngularGradient: ShapeStyle, Hashable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Once around, beginning at this angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, angle: angle)
  }

  /// Once around, beginning at this angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Once around, beginning at this angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  init(_ gradient: AnyGradient, center: UnitPoint, angle: Angle) {
    self.init(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    gradient.ink(
      .angular(center: center, from: startAngle.radians, to: endAngle.radians), in: context)
  }
}
