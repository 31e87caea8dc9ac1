extension View {
  /// Acts on something that is said of the view's room: at first, and whenever it is another.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Acts on something that is said of the view's room: at first, and whenever it is another.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}
