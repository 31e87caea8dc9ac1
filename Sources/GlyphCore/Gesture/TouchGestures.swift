import Foundation

/// Two fingers move apart: a terminal never tells, so that it does not happen.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers turn: a terminal never tells, so that it does not happen.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// The older name of a gesture that does not happen.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// The older name of a gesture that does not happen.
public struct RotationGesture {
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
  public static func _recognizer(
    _ gesture: MagnifyGesture, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

extension RotateGesture: Gesture {
  public typealias Body = Never
  public static func _recognizer(
    _ gesture: RotateGesture, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public static func _recognizer(
    _ gesture: MagnificationGesture, from old: _GestureRecognizer<CGFloat>?
  ) -> _GestureRecognizer<CGFloat> { _GestureRecognizer() }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public static func _recognizer(
    _ gesture: RotationGesture, from old: _GestureRecognizer<Angle>?
  ) -> _GestureRecognizer<Angle> { _GestureRecognizer() }
}
