import Foundation
import GlyphCells

/// Follows the pointer for one gesture at one place.
@MainActor
public class _GestureRecognizer<Value> {
  /// What is known of the gesture after something happened.
  enum Phase {
    /// It may come to something.
    case possible
    /// It goes on, but does not keep others from the pointer.
    case pending(Value)
    /// It goes on, and the pointer is its own.
    case changed(Value)
    case ended(Value)
    case failed
  }

  /// Whether arrows make the gesture.
  var isDirected: Bool { false }

  func take(_ input: GestureInput) -> Phase { .failed }

  /// Forgets what was seen, since it is over or somebody else has the pointer.
  func reset() {}
}

/// What a gesture is told.
struct GestureInput {
  enum Phase {
    case began, moved, ended
  }

  var phase: Phase
  /// In cells of the surface.
  var point: GridPoint
  var start: GridPoint
  var clicks: Int
  /// In seconds of the host's clock.
  var time: Double
  let box: BoxRef
  let cellSize: CellSize
  /// Whether a key stands for the pointer: how long and how far counts as enough.
  var isKey = false

  var isInside: Bool { isKey || box.frame.contains(point) }

  func location(in space: CoordinateSpace) -> CGPoint {
    box.location(of: point, in: space, cellSize)
  }

  func startLocation(in space: CoordinateSpace) -> CGPoint {
    box.location(of: start, in: space, cellSize)
  }

  /// The moment as a date that depends on nothing but the host's clock.
  var date: Date { Date(timeIntervalSinceReferenceDate: time) }
}

extension _GestureRecognizer.Phase {
  func map<T>(_ body: (Value) -> T) -> _GestureRecognizer<T>.Phase {
    switch self {
    case .possible: return .possible
    case .pending(let value): return .pending(body(value))
    case .changed(let value): return .changed(body(value))
    case .ended(let value): return .ended(body(value))
    case .failed: return .failed
    }
  }

  /// The value, while there is one.
  var value: Value? {
    switch self {
    case .pending(let value), .changed(let value), .ended(let value): return value
    case .possible, .failed: return nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: return true
    default: return false
    }
  }

  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }
}
