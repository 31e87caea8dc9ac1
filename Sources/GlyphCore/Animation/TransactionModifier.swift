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
