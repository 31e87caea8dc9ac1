/// A gesture whose moments something acts on.
public struct _ObservedGesture<Content: Gesture> {
  let content: Content
  let onChange: ((Content.Value) -> Void)?
  let onEnd: ((Content.Value) -> Void)?
  /// Told false when the gesture is over, however it ended.
  let onActive: ((Bool) -> Void)?
}

public typealias _ChangedGesture<Content: Gesture> = _ObservedGesture<Content>
public typealias _EndedGesture<Content: Gesture> = _ObservedGesture<Content>

extension _ObservedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: _ObservedGesture<Content>, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? ObservedRecognizer<Content>
    let recognizer =
      old ?? ObservedRecognizer(Content._recognizer(gesture.content, from: nil), gesture)
    recognizer.gesture = gesture
    if let old { old.inner = Content._recognizer(gesture.content, from: old.inner) }
    return recognizer
  }
}

private final class ObservedRecognizer<Content: Gesture>: _GestureRecognizer<Content.Value> {
  var inner: _GestureRecognizer<Content.Value>
  var gesture: _ObservedGesture<Content>
  private var isActive = false

  init(_ inner: _GestureRecognizer<Content.Value>, _ gesture: _ObservedGesture<Content>) {
    self.inner = inner
    self.gesture = gesture
  }

  override var isDirected: Bool { inner.isDirected }

  override func take(_ input: GestureInput) -> Phase {
    let phase = inner.take(input)
    switch phase {
    case .possible: break
    case .pending(let value), .changed(let value):
      setActive(true)
      gesture.onChange?(value)
    case .ended(let value):
      gesture.onEnd?(value)
      setActive(false)
    case .failed: setActive(false)
    }
    return phase
  }

  private func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    gesture.onActive?(isActive)
  }

  override func reset() {
    inner.reset()
    setActive(false)
  }
}

extension Gesture {
  /// Acts when the gesture has been made.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _ObservedGesture(content: self, onChange: nil, onEnd: action, onActive: nil)
  }

  /// Changes a gesture state while the gesture goes on; it falls back when the gesture is over.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    _ObservedGesture<Self>(
      content: self, onChange: { value in state.update { body(value, &$0, &$1) } }, onEnd: nil,
      onActive: { if !$0 { state.reset() } })
  }

  /// The same gesture, with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Acts on every moment of the gesture.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ObservedGesture(content: self, onChange: action, onEnd: nil, onActive: nil)
  }
}

public typealias GestureStateGesture<Content: Gesture, State> = _ObservedGesture<Content>

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: _MapGesture<Content, Value>, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let old = old as? MapRecognizer<Content, Value>
    return MapRecognizer<Content, Value>(
      Content._recognizer(gesture.content, from: old?.inner), gesture.transform)
  }
}

private final class MapRecognizer<Content: Gesture, Value>: _GestureRecognizer<Value> {
  let inner: _GestureRecognizer<Content.Value>
  private let transform: (Content.Value) -> Value

  init(
    _ inner: _GestureRecognizer<Content.Value>, _ transform: @escaping (Content.Value) -> Value
  ) {
    self.inner = inner
    self.transform = transform
  }

  override var isDirected: Bool { inner.isDirected }
  override func take(_ input: GestureInput) -> Phase { inner.take(input).map(transform) }
  override func reset() { inner.reset() }
}
