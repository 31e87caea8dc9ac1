/// What a modifier does to the transactions of changes in what it stands around, also of those that
/// reach a view further in and not the modifier itself.
final class TransactionSource: Source {
  private var transform: (inout Transaction) -> Void = { _ in }
  private var holds = Validity.never

  private enum Validity: Equatable {
    case never, always
    /// Only in one round of writing.
    case once(UInt32)
  }

  static var key: ObjectIdentifier { ObjectIdentifier(TransactionSource.self) }

  func begin(_ transform: @escaping (inout Transaction) -> Void, in round: UInt32?) {
    self.transform = transform
    holds = round.map { .once($0) } ?? .always
  }

  func change(_ transaction: inout Transaction, in round: UInt32) {
    if holds == .always || holds == .once(round) { transform(&transaction) }
  }

  /// Applies the modifiers around a place to a transaction, from the outside in.
  static func change(_ transaction: inout Transaction, from scope: Scope?, in round: UInt32) {
    guard let found = Scope.find(key, from: scope) else { return }
    change(&transaction, from: found.outer, in: round)
    (found.source as? TransactionSource)?.change(&transaction, in: round)
  }
}

extension Node {
  /// What goes along with the change that is owed, as the modifiers around say.
  func transactionInForce(_ host: TreeHost) -> Transaction {
    var transaction = transaction
    TransactionSource.change(&transaction, from: surroundings.scope, in: host.round)
    return transaction
  }
}

/// What such a modifier keeps from one writing to the next.
private final class TransactionPlace<Value> {
  var value: Value
  let source = TransactionSource()
  private var scope: Scope?

  init(_ value: Value) { self.value = value }

  /// The scope that carries the source, the same as long as what is around is.
  func scope(inside outer: Scope?) -> Scope {
    if let scope, scope.outer === outer { return scope }
    let new = Scope(outer: outer, key: TransactionSource.key, source: source)
    scope = new
    return new
  }
}

@MainActor
extension _Tree {
  /// Writes content whose changes are made under another transaction: whenever the value differs
  /// from that of the last time, or always where there is none.
  mutating func writeTransaction<Value: Equatable>(
    whenever value: Value?, _ transform: @escaping (inout Transaction) -> Void,
    _ content: (inout _Tree) -> Void
  ) {
    let opening = openMarker(.scope)
    let kept = keptObject(opening, TransactionPlace<Value?>.self)
    let place = kept ?? TransactionPlace(value)
    keep(place, in: opening)
    let saved = (transaction, surroundings.scope)
    if host.animates {
      if value == nil {
        place.source.begin(transform, in: nil)
      } else if place.value != value {
        place.source.begin(transform, in: host.round)
      }
      surroundings.scope = place.scope(inside: surroundings.scope)
      place.source.change(&transaction, in: host.round)
    }
    place.value = value
    content(&self)
    (transaction, surroundings.scope) = saved
    closeMarker(opening)
  }
}
