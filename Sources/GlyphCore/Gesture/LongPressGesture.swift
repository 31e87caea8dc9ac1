import Foundation
import GlyphCells

/// The pointer is held down.
public struct LongPressGesture {
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points; one cell is always allowed.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: LongPressGesture, from old: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let recognizer = (old as? LongPressRecognizer) ?? LongPressRecognizer()
    recognizer.gesture = gesture
    return recognizer
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var gesture = LongPressGesture()
  private var began: Double?

  override func take(_ input: GestureInput) -> Phase {
    switch input.phase {
    case .began:
      began = input.time
      // The host looks at the pointer again when it is due.
      input.box.node.tree.timers.schedule(at: input.time + gesture.minimumDuration) {}
      return .pending(true)
    case .moved, .ended:
      guard let began else { return .failed }
      let isLong = input.isKey || input.time - began >= gesture.minimumDuration
      guard isNear(input) else {
        reset()
        return .failed
      }
      if isLong {
        reset()
        return .ended(true)
      }
      if input.phase == .moved { return .pending(true) }
      reset()
      return .failed
    }
  }

  private func isNear(_ input: GestureInput) -> Bool {
    let x = abs(input.point.x - input.start.x)
    let y = abs(input.point.y - input.start.y)
    if x <= 1, y <= 1 { return true }
    let cell = input.cellSize
    return CGFloat(x) * cell.width <= gesture.maximumDistance
      && CGFloat(y) * cell.height <= gesture.maximumDistance
  }

  override func reset() { began = nil }
}
