/// The modifier of `preference`.
public struct _PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceModifier: _BoxModifier {
  public typealias Body = Never
  public func _push(to tree: inout _Tree) { tree.pushWrapper(PreferenceLayout<Key>(value: value)) }
}

/// The modifier of `transformPreference`.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: _BoxModifier {
  public typealias Body = Never
  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(PreferenceTransformLayout<Key>(transform: transform))
  }
}

/// The modifier of `onPreferenceChange`.
public struct _PreferenceReaderModifier<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension _PreferenceReaderModifier: _BoxModifier {
  public typealias Body = Never
  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(PreferenceReaderLayout<Key>(action: action))
  }
}

extension View {
  /// Hands a value up to the views around, in the place of what views inside say.
  public nonisolated consuming func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    modifier(_PreferenceModifier<K>(value: value))
  }

  /// Changes what views inside say before it goes further up.
  public nonisolated consuming func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Acts on what views inside say: at first, and whenever it is something else.
  public nonisolated consuming func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(_PreferenceReaderModifier<K>(action: action))
  }
}
