import Foundation

/// How a change takes time: a curve or a spring, possibly later, faster or again.
public struct Animation: Hashable, Sendable {
  private let movement: Movement
  /// After how many seconds it begins.
  private(set) var delay: TimeInterval = 0
  private var speed = 1.0
  /// The number of times the movement runs; 0 is for ever.
  private var repetitions = 1
  private var autoreverses = false
  /// After how many seconds one run counts as complete, where that is not when it seems so.
  private var logicalDuration: TimeInterval?

  private enum Movement: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, velocity: Double)
    case custom(CustomAnimationBox)
  }

  private init(_ movement: Movement) { self.movement = movement }

  public init<A>(_ base: A) where A: CustomAnimation {
    self.init(.custom(CustomAnimationBox(base)))
  }

  static func curve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration.isFinite ? max(0, duration) : 0))
  }

  static func spring(_ spring: Spring, velocity: Double) -> Animation {
    Animation(.spring(spring, velocity: velocity.isFinite ? velocity : 0))
  }
}

extension Animation {
  /// The same movement, beginning later by this many seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    result.delay += delay.isFinite ? delay : 0
    return result
  }

  /// The same movement, faster by this factor.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speed *= speed.isFinite && speed > 0 ? speed : 1
    return result
  }

  /// The same movement a number of times, every second time backwards if it is to reverse.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repetitions = max(1, repeatCount)
    result.autoreverses = autoreverses
    return result
  }

  /// The same movement without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repetitions = 0
    result.autoreverses = autoreverses
    return result
  }

  /// The same movement, which counts as complete after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var result = self
    result.logicalDuration = duration.isNaN ? nil : duration
    return result
  }
}

extension Animation {
  /// How far a change has gone after some seconds: 0 is the old state, 1 the new one, and springs
  /// go beyond; nil when it is over.
  public func progress(after seconds: TimeInterval) -> Double? {
    guard !seconds.isNaN else { return nil }
    let time = (seconds - delay) * speed
    guard time > 0 else { return start }
    let duration = duration
    guard duration > 0, time.isFinite else { return nil }
    let turn = (time / duration).rounded(.down)
    if repetitions > 0, turn >= Double(repetitions) { return nil }
    let within = time - turn * duration
    let isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return position(at: isBackwards ? duration - within : within)
  }

  /// Whether so many seconds after its begin the movement counts as complete, although a spring
  /// may still settle.
  func isLogicallyComplete(after seconds: TimeInterval) -> Bool { seconds >= logicalLength }

  /// After how many seconds the movement counts as complete; infinite where it never does.
  var logicalLength: TimeInterval {
    guard repetitions > 0 else { return .infinity }
    let run: TimeInterval
    if case .spring(let spring, _) = movement { run = spring.duration } else { run = duration }
    return delay + (logicalDuration ?? run) * Double(repetitions) / speed
  }

  private var start: Double { position(at: 0) ?? 0 }

  /// How long one run takes, in seconds.
  private var duration: TimeInterval {
    switch movement {
    case .curve(_, let duration): return duration
    case .spring(let spring, _): return spring.settlingDuration
    case .custom(let custom): return custom.duration
    }
  }

  private func position(at time: TimeInterval) -> Double? {
    switch movement {
    case .curve(let curve, let duration):
      return curve.value(at: duration > 0 ? time / duration : 1)
    case .spring(let spring, let velocity):
      return spring.position(at: time, velocity: velocity)
    case .custom(let custom):
      return custom.position(at: time)
    }
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch movement {
    case .curve(_, let duration): return "curve over \(duration) s"
    case .spring(let spring, _): return "spring over \(spring.duration) s"
    case .custom: return "custom animation"
    }
  }

  public var debugDescription: String { description }
}
