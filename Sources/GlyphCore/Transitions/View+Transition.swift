extension View {
  /// Says how the view comes and goes when it is put in or taken out under an animation; a view
  /// that goes is drawn until it has gone, and is out of reach. Without a transition, views come
  /// and go at once.
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    TransitionView(self, t)
  }

  /// Says how the view comes and goes when it is put in or taken out under an animation; a view
  /// that goes is drawn until it has gone, and is out of reach. Without a transition, views come
  /// and go at once.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    TransitionView(self, AnyTransition(of: transition))
  }
}
