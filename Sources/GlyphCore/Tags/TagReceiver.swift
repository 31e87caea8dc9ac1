/// What a container makes of the tagged views in it.
public final class _TagReceiver {
  private let accepts: (Any.Type) -> Bool
  private let member: @MainActor (TaggedView, inout _Tree) -> Void

  init(
    accepts: @escaping (Any.Type) -> Bool,
    member: @escaping @MainActor (TaggedView, inout _Tree) -> Void
  ) {
    self.accepts = accepts
    self.member = member
  }

  static let key = ObjectIdentifier(_TagReceiver.self)

  /// Writes what the container makes of a view; inside, tags are the view's own affair.
  @MainActor
  public func _write<Content: View>(
    _ content: Content, tag: some Hashable, offset: Int?, to tree: inout _Tree
  ) {
    let opening = tree.enter { $0.setValue(_TagReceiver?.none, for: _TagReceiver.key) }
    member(
      TaggedView(tag: AnyHashable(tag), offset: offset, source: TypedViewSource(content)), &tree)
    tree._leave(opening)
  }

  func takes(_ type: Any.Type) -> Bool { accepts(type) }
}

extension _Tree {
  /// The container that wants to know of tags.
  var tagReceiver: _TagReceiver? {
    guard let scope = Scope.find(_TagReceiver.key, from: surroundings.scope),
      let value = scope.source as? ScopeValue<_TagReceiver?>
    else { return nil }
    return value.read()
  }

  /// The container that takes the ids of a `ForEach` for tags, unless its content has its own.
  @MainActor
  public func _receiver<ID: Hashable>(
    ofTags type: ID.Type, around content: Any.Type
  ) -> _TagReceiver? {
    guard let receiver = tagReceiver, receiver.takes(type) else { return nil }
    if let content = content as? any TagCarrier.Type, content.hasTag { return nil }
    return receiver
  }
}

extension View {
  /// Replaces each tagged view in this one by what `member` makes of it.
  ///
  /// The building block of pickers and lists. The ids of a `ForEach` are tags where `accepts` says
  /// so of their type and no `tag` stands on the content.
  public nonisolated consuming func taggedViews<Member: View>(
    accepting accepts: @escaping (Any.Type) -> Bool,
    @ViewBuilder member: @escaping @MainActor (TaggedView) -> Member
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        let receiver: _TagReceiver? = _TagReceiver(accepts: accepts) { view, tree in
          Member._write(member(view), to: &tree)
        }
        values.setValue(receiver, for: _TagReceiver.key)
      })
  }
}
