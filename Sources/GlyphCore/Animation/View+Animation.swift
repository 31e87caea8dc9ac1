/// The modifier of `animation` and `transaction`.
public struct _TransactionModifier<Value: Equatable> {
  /// Nil changes every transaction.
  let value: Value?
  let transform: (inout Transaction) -> Void

  nonisolated init(whenever value: Value?, _ transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  nonisolated init(whenever value: Value?, _ animation: Animation?) {
    self.init(whenever: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

extension _TransactionModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _TransactionModifier<Value>, around content: Inner, to tree: inout _Tree
  ) {
    tree.writeTransaction(whenever: modifier.value, modifier.transform) {
      Inner._write(content, to: &$0)
    }
  }
}

extension View {
  /// Lets changes in this view take time whenever the value differs from that of the last body;
  /// nil lets them come at once.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_TransactionModifier(whenever: value, animation))
  }

  /// Lets every change in this view take time; nil lets them come at once.
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
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
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier<Int>(whenever: nil, transform))
  }

  /// Changes the transactions of changes in this view whenever the value differs from that of the
  /// last body.
  public nonisolated func transaction(
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

/// The transaction outside of modifiers that are written under another.
private final class OuterTransaction {
  var transaction = Transaction()
}

/// A view that is written under the transaction outside of the modifiers around it.
private final class OuterTransactionSource<Content: View>: ViewSource {
  private let content: Content
  private let around: OuterTransaction

  init(_ content: Content, around: OuterTransaction) {
    self.content = content
    self.around = around
  }

  override func write(to tree: inout _Tree) {
    let inner = tree.transaction
    tree.transaction = around.transaction
    Content._write(content, to: &tree)
    tree.transaction = inner
  }
}

/// Modifiers whose changes are made under a transaction of their own.
private struct TransactionBody<Content: View> {
  let transform: (inout Transaction) -> Void
  let around: OuterTransaction
  let content: Content
}

extension TransactionBody: View {
  typealias Body = Never

  static func _write(_ view: TransactionBody<Content>, to tree: inout _Tree) {
    let outer = tree.transaction
    view.around.transaction = outer
    if tree.host.animates { view.transform(&tree.transaction) }
    Content._write(view.content, to: &tree)
    tree.transaction = outer
  }
}
