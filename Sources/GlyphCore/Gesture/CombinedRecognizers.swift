/// Follows two gestures; how they go together is up to subclasses.
class CombinedRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  var first: _GestureRecognizer<First.Value>
  var second: _GestureRecognizer<Second.Value>

  required init(_ first: First, _ second: Second) {
    self.first = First._recognizer(first, from: nil)
    self.second = Second._recognizer(second, from: nil)
  }

  /// The recognizer that was there before, for gestures that a body made anew; or another.
  static func follow(
    _ first: First, _ second: Second, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? Self else { return Self(first, second) }
    old.first = First._recognizer(first, from: old.first)
    old.second = Second._recognizer(second, from: old.second)
    return old
  }

  override var isDirected: Bool { first.isDirected || second.isDirected }

  /// Begins anew.
  func forget() {}

  final override func reset() {
    first.reset()
    second.reset()
    forget()
  }
}

/// Follows two gestures at the same time, and is over when both are.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  private var firstOver = false
  private var secondOver = false
  private var anyEnded = false
  private var last = SimultaneousGesture<First, Second>.Value()

  override func take(_ input: GestureInput) -> Phase {
    if input.phase == .began { forget() }
    var isClaimed = false
    var isSeen = false
    if !firstOver {
      let phase = first.take(input)
      note(phase, &firstOver, &isClaimed, &isSeen)
      last.first = phase.value ?? last.first
    }
    if !secondOver {
      let phase = second.take(input)
      note(phase, &secondOver, &isClaimed, &isSeen)
      last.second = phase.value ?? last.second
    }
    if firstOver, secondOver || input.phase == .ended {
      return anyEnded ? .ended(last) : .failed
    }
    if secondOver, input.phase == .ended { return anyEnded ? .ended(last) : .failed }
    if isClaimed { return .changed(last) }
    return isSeen ? .pending(last) : .possible
  }

  private func note<Value>(
    _ phase: _GestureRecognizer<Value>.Phase, _ isOver: inout Bool, _ isClaimed: inout Bool,
    _ isSeen: inout Bool
  ) {
    switch phase {
    case .possible: break
    case .pending: isSeen = true
    case .changed: isClaimed = true
    case .ended:
      isClaimed = true
      anyEnded = true
    case .failed: break
    }
    isOver = phase.isOver
  }

  override func forget() {
    firstOver = false
    secondOver = false
    anyEnded = false
    last = SimultaneousGesture<First, Second>.Value()
  }
}

/// Follows two gestures until the first is made, or, where it fails, the second.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  /// Which of the two has the pointer.
  private var winner: Int?

  override func take(_ input: GestureInput) -> Phase {
    if input.phase == .began { winner = nil }
    if winner != 2 {
      let phase = first.take(input)
      if phase.isClaimed {
        if winner == nil { second.reset() }
        winner = 1
        return phase.map { .first($0) }
      }
      if winner == 1 { return phase.map { .first($0) } }
      if case .pending(let value) = phase {
        _ = second.take(input)
        return .pending(.first(value))
      }
    }
    let phase = second.take(input)
    if phase.isClaimed {
      if winner == nil { first.reset() }
      winner = 2
    }
    return phase.map { .second($0) }
  }

  override func forget() { winner = nil }
}

/// Follows one gesture, and then another.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  private var made: First.Value?

  override var isDirected: Bool { second.isDirected }

  override func take(_ input: GestureInput) -> Phase {
    guard let made else {
      let phase = first.take(input)
      guard case .ended(let value) = phase else { return phase.map { .first($0) } }
      self.made = value
      // The pointer is still down: the second begins where it is.
      if input.phase == .moved {
        var begin = input
        begin.phase = .began
        _ = second.take(begin)
      }
      return .changed(.second(value, nil))
    }
    let phase = second.take(input)
    switch phase {
    case .possible: return .changed(.second(made, nil))
    case .pending(let value), .changed(let value): return .changed(.second(made, value))
    case .ended(let value):
      self.made = nil
      return .ended(.second(made, value))
    case .failed:
      self.made = nil
      return .failed
    }
  }

  override func forget() { made = nil }
}

extension _GestureRecognizer.Phase {
  /// Whether the gesture wants the pointer for itself.
  var isClaimed: Bool {
    switch self {
    case .changed, .ended: return true
    default: return false
    }
  }
}
