import Foundation
import GlyphCells

/// The pointer moves while it is down.
public struct DragGesture {
  /// A moment of a drag; points are the middles of cells.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Nothing goes on moving by itself in a terminal.
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  /// 0 begins the drag when the pointer goes down, anything else when it reaches another cell.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: DragGesture, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = (old as? DragRecognizer) ?? DragRecognizer()
    recognizer.gesture = gesture
    return recognizer
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture = DragGesture()
  private var isDragging = false

  override var isDirected: Bool { true }

  override func take(_ input: GestureInput) -> Phase {
    switch input.phase {
    case .began:
      isDragging = gesture.minimumDistance <= 0
      return isDragging ? .changed(value(input)) : .possible
    case .moved:
      if input.point != input.start { isDragging = true }
      return isDragging ? .changed(value(input)) : .possible
    case .ended:
      guard isDragging else { return .failed }
      isDragging = false
      return .ended(value(input))
    }
  }

  private func value(_ input: GestureInput) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    return DragGesture.Value(
      time: input.date, location: input.location(in: space),
      startLocation: input.startLocation(in: space))
  }

  override func reset() { isDragging = false }
}
