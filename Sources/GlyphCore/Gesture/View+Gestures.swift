import Foundation

extension View {
  /// Lets a gesture be made on the view; gestures and controls inside come first.
  public nonisolated consuming func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .normal, isEnabled: mask.contains(.gesture)))
  }

  /// Lets a gesture be made on the view; gestures and controls inside come first.
  public nonisolated consuming func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  {
    modifier(
      _GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
  }

  /// Lets a gesture be made on the view; gestures and controls inside come first. The name is for debugging.
  public nonisolated consuming func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
  }

  /// Lets a gesture be made on the view, before those inside of it.
  public nonisolated consuming func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .high, isEnabled: mask.contains(.gesture)))
  }

  /// Lets a gesture be made on the view, before those inside of it.
  public nonisolated consuming func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    modifier(
      _GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
  }

  /// Lets a gesture be made on the view, before those inside of it. The name is for debugging.
  public nonisolated consuming func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
  }

  /// Lets a gesture be made on the view, whatever else the pointer does there.
  public nonisolated consuming func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: gesture, priority: .simultaneous, isEnabled: mask.contains(.gesture)))
  }

  /// Lets a gesture be made on the view, whatever else the pointer does there.
  public nonisolated consuming func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    modifier(
      _GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
  }

  /// Lets a gesture be made on the view, whatever else the pointer does there. The name is for debugging.
  public nonisolated consuming func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
  }

  /// Acts when the pointer has been held down for so many seconds, or on Space and Return.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _ObservedGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onChange: nil, onEnd: { _ in action() }, onActive: onPressingChanged))
  }

  /// Acts when the pointer has been held down for so many seconds, or on Space and Return.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
