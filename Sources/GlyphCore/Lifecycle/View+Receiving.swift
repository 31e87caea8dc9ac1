extension View {
  /// Acts on each value that a publisher sends while the view is in the tree.
  public nonisolated func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    ReceivingView(self, publisher, action)
  }

  /// Acts on each value of a sequence that comes in time while the view is in the tree; an error
  /// ends it.
  public nonisolated func onReceive<S>(
    _ sequence: S, perform action: @escaping @MainActor (S.Element) -> Void
  ) -> some View where S: AsyncSequence & Sendable, S.Element: Sendable {
    task { @MainActor in
      do {
        for try await value in sequence { action(value) }
      } catch {
        return
      }
    }
  }
}
