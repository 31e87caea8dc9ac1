extension View {
  /// Lets changes in this view take time whenever the value differs from that of the last body;
  /// nil lets them come at once.
  public nonisolated consuming func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_TransactionModifier(whenever: value, animation))
  }

  /// Lets every change in this view take time; nil lets them come at once.
  @_disfavoredOverload
  public nonisolated consuming func animation(_ animation: Animation?) -> some View {
    modifier(_TransactionModifier<Int>(whenever: nil, animation))
  }

  /// Lets changes of the modifiers in `body` take time, and those of this view itself as they
  /// would without.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Changes the transactions of all changes in this view.
  public nonisolated consuming func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier<Int>(whenever: nil, transform))
  }

  /// Changes the transactions of changes in this view whenever the value differs from that of the
  /// last body.
  public nonisolated consuming func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(whenever: value, transform))
  }

  /// Changes the transactions of changes to the modifiers in `body`, and not those of this view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let around = OuterTransaction()
    let placeholder = PlaceholderContentView<Self>(
      source: OuterTransactionSource(self, around: around))
    return TransactionBody(transform: transform, around: around, content: body(placeholder))
  }
}

extension View where Self: Equatable {
  /// Lets changes in this view take time whenever it differs from that of the last body.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_TransactionModifier(whenever: self, animation))
  }
}
