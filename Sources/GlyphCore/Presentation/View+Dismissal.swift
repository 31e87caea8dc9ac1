extension View {
  /// Says what `dismiss` does in this view: the building block of whatever can be left again.
  ///
  /// The older `presentationMode` does the same, and is presented.
  public nonisolated func dismissal(perform action: @escaping () -> Void) -> some View {
    modifier(
      _EnvironmentModifier { values in
        values.dismiss = DismissAction(action)
        values[PresentationMode.Key.self] = PresentationMode(isPresented: true) { action() }
      })
  }
}
