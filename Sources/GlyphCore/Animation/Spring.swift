import Foundation

/// A weight on a spring, let go at a distance of one from where it comes to rest.
public struct Spring: Hashable, Sendable {
  /// How heavy the weight is.
  public let mass: Double
  /// How hard the spring pulls.
  public let stiffness: Double
  /// How much the movement is slowed.
  public let damping: Double

  /// A spring whose movement seems to last this long; a bounce above zero swings past the end,
  /// one below zero creeps towards it.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.99), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    let pace = 2 * Double.pi / max(response.isNaN ? 0 : response, 0.001)
    let ratio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
    mass = 1
    stiffness = pace * pace
    damping = 2 * ratio * pace
  }

  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass.isFinite ? max(mass, 0.000_1) : 1
    self.stiffness = stiffness.isFinite ? max(stiffness, 0.000_1) : 1
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let damping = damping.isFinite ? max(0, damping) : critical
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How long the movement seems to last, in seconds.
  public var duration: TimeInterval { response }

  public var response: Double { 2 * .pi / pace }

  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// Above zero if the weight swings past the end.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var pace: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// How far the weight is from its start, on its way to 1, after some seconds.
  func position(at time: TimeInterval, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    let ratio = dampingRatio
    let decay = ratio * pace
    if abs(ratio - 1) < 0.000_1 {
      return 1 - exp(-pace * time) * (1 + (pace - velocity) * time)
    }
    if ratio < 1 {
      let swing = pace * (1 - ratio * ratio).squareRoot()
      let sine = (decay - velocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    let reach = pace * (ratio * ratio - 1).squareRoot()
    let slow = -(decay - reach)
    let fast = -(decay + reach)
    let slowPart = (velocity + fast) / (fast - slow)
    return 1 + -slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
  }

  /// After how many seconds the weight stays within a thousandth of its end.
  public var settlingDuration: TimeInterval { settlingDuration(within: 0.001) }

  func settlingDuration(within distance: Double) -> TimeInterval {
    let ratio = dampingRatio
    guard ratio > 0.000_1 else { return 3600 }
    let slowest = ratio <= 1 ? ratio * pace : pace * (ratio - (ratio * ratio - 1).squareRoot())
    // At critical damping the envelope falls a little slower than its exponential.
    let margin = abs(ratio - 1) < 0.2 ? 1.4 : 1.1
    return -log(distance) / slowest * margin
  }

  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let still = position(at: time)
    let pushed = position(at: time, velocity: 1) - still
    return target.scaled(by: still) + initialVelocity.scaled(by: pushed)
  }

  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 0.000_01
    let before = value(target: target, initialVelocity: initialVelocity, time: time)
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / step)
  }
}
