import Foundation

/// One or several taps in the same cell.
public struct TapGesture {
  /// How many; less than one counts as one.
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: TapGesture, from old: _GestureRecognizer<Void>?
  ) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _ in () }
  }
}

/// A tap that knows where.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    /// The middle of the cell, in points of the coordinate space.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: SpatialTapGesture, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count) {
      Value(location: $0.location(in: gesture.coordinateSpace))
    }
  }
}

/// Taps are counted by the host, so that nothing has to be remembered.
private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let value: (GestureInput) -> Value

  init(count: Int, value: @escaping (GestureInput) -> Value) {
    self.count = max(1, count)
    self.value = value
  }

  override func take(_ input: GestureInput) -> Phase {
    guard input.phase == .ended else { return .possible }
    guard input.isInside else { return .failed }
    return input.isKey || input.clicks % count == 0 ? .ended(value(input)) : .possible
  }
}
