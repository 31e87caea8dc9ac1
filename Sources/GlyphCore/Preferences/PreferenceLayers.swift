/// Puts views made from what is said inside in front of the content, or behind it.
public struct _PreferenceLayersModifier<Key: PreferenceKey, Layers: View> {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layers
}

extension _PreferenceLayersModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _PreferenceLayersModifier<Key, Layers>, around content: Inner,
    to tree: inout _Tree
  ) {
    let marker = tree.openMarker(.scope)
    let value =
      tree.keptObject(marker, ScopeValue<Key.Value>.self) ?? ScopeValue(Key.defaultValue)
    tree.keep(value, in: marker)
    tree.pushLayers(
      TypedViewSource(PreferenceLayers(value: value, transform: modifier.transform)),
      modifier.alignment, isBehind: modifier.isBehind)
    tree.pushWrapper(PreferenceReaderLayout<Key> { value.replace($0) })
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree.popWrapper()
    tree.closeMarker(marker)
  }
}

/// Such views, in a node of their own: they alone are evaluated when something else is said.
private struct PreferenceLayers<Value, Content: View> {
  let value: ScopeValue<Value>
  let transform: (Value) -> Content
}

extension PreferenceLayers: View {
  typealias Body = Never

  static func _write(_ view: PreferenceLayers<Value, Content>, to tree: inout _Tree) {
    tree._writeNode(PreferenceContent(value: view.value, transform: view.transform))
  }
}

private struct PreferenceContent<Value, Content: View> {
  let value: ScopeValue<Value>
  let transform: (Value) -> Content
}

extension PreferenceContent: View {
  var body: some View { transform(value.read()) }
}

extension View {
  /// Puts views in front of this one that are made from what views inside say.
  public nonisolated consuming func overlayPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(
      _PreferenceLayersModifier<K, V>(
        alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts views behind this one that are made from what views inside say.
  public nonisolated consuming func backgroundPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(
      _PreferenceLayersModifier<K, V>(
        alignment: alignment, isBehind: true, transform: transform))
  }
}
