/// The transaction outside of modifiers that are written under another.
final class OuterTransaction {
  var transaction = Transaction()
}

/// A view that is written under the transaction outside of the modifiers around it.
final class OuterTransactionSource<Content: View>: ViewSource {
  let content: Content
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
struct TransactionBody<Content: View> {
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
