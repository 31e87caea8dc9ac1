import Foundation

/// A movement written by a user: where a value is on its way after some seconds.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value on its way from zero to `value`, or nil when it has arrived.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation may remember; it is asked about any moment, in any order, so that
/// nothing is kept from one question to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the movement may count as complete before it has ended.
  public var isLogicallyComplete = false
}

/// A custom animation of any type.
struct CustomAnimationBox: Hashable, Sendable {
  private let base: any CustomAnimation

  init(_ base: some CustomAnimation) { self.base = base }

  func position(at time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>()
    return base.animate(value: 1.0, time: time, context: &context)
  }

  /// When the animation first says that it has arrived, to the next sixtieth of a second; one that
  /// never does is stopped after an hour.
  var duration: TimeInterval {
    var high = 1.0 / 60
    while high < 3600, position(at: high) != nil { high *= 2 }
    guard high < 3600 else { return 3600 }
    var low = high / 2
    while high - low > 1.0 / 240 {
      let middle = (low + high) / 2
      if position(at: middle) == nil { high = middle } else { low = middle }
    }
    return high
  }

  static func == (lhs: CustomAnimationBox, rhs: CustomAnimationBox) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}
