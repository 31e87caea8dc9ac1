/// A gesture that may be missing: without one, nothing is recognised.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: Wrapped?, from old: _GestureRecognizer<Wrapped.Value>?
  ) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { Wrapped._recognizer($0, from: old) } ?? _GestureRecognizer()
  }
}
