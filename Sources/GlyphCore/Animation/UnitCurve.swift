import Foundation

/// A way from 0 to 1 in the time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let shape: Shape

  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
    indirect case inverse(UnitCurve)
  }

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(shape: .bezier(startControlPoint, endControlPoint))
  }

  public static let linear = UnitCurve(shape: .linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = bezier(0.42, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(
      startControlPoint: UnitPoint(x: CGFloat(x1), y: CGFloat(y1)),
      endControlPoint: UnitPoint(x: CGFloat(x2), y: CGFloat(y2)))
  }

  /// How far the way has gone at this part of the time; before 0 and after 1 it stands still.
  public func value(at progress: Double) -> Double {
    let time = unitClamped(progress)
    switch shape {
    case .linear:
      return time
    case .bezier(let start, let end):
      if time == 0 || time == 1 { return time }
      let parameter = Self.parameter(at: time, Double(start.x), Double(end.x))
      return Self.bezier(parameter, Double(start.y), Double(end.y))
    case .circularIn:
      return 1 - (1 - time * time).squareRoot()
    case .circularOut:
      return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      return (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2
    case .inverse(let curve):
      return curve.time(at: time)
    }
  }

  /// How fast the way goes at this part of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 0.000_1
    let from = max(0, unitClamped(progress) - step)
    let to = min(1, unitClamped(progress) + step)
    return (value(at: to) - value(at: from)) / (to - from)
  }

  /// The curve with time and way exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let curve) = shape { return curve }
    return self == .linear ? self : UnitCurve(shape: .inverse(self))
  }

  private func time(at value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func parameter(at x: Double, _ first: Double, _ second: Double) -> Double {
    let first = unitClamped(first)
    let second = unitClamped(second)
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if bezier(middle, first, second) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
