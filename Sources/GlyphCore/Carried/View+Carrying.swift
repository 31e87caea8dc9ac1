/// The modifier of `carrying`.
public struct _CarryingModifier<Key: PreferenceKey> {
  let content: ViewSource
  let insert: (inout Key.Value, CarriedView) -> Void
}

extension _CarryingModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _CarryingModifier<Key>, around content: Inner, to tree: inout _Tree
  ) {
    let marker = tree.openMarker(.scope)
    let origin: CarriedOrigin
    if let kept = tree.keptObject(marker, CarriedOrigin.self) {
      origin = kept
      origin.update(modifier.content, tree.surroundings)
    } else {
      origin = CarriedOrigin(modifier.content, tree.surroundings)
    }
    tree.keep(origin, in: marker)
    let insert = modifier.insert
    tree.pushWrapper(
      PreferenceTransformLayout<Key> { insert(&$0, CarriedView(origin)) })
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree.closeMarker(marker)
  }
}

extension View {
  /// Hands views up in a preference, to be shown by a view around this one as if they stood here:
  /// the building block of toolbars.
  ///
  /// `insert` adds them to what views inside of this one say.
  public nonisolated consuming func carrying<Key: PreferenceKey, Carried: View>(
    in key: Key.Type, @ViewBuilder _ views: () -> Carried,
    insert: @escaping (inout Key.Value, CarriedView) -> Void
  ) -> some View {
    modifier(_CarryingModifier<Key>(content: TypedViewSource(views()), insert: insert))
  }
}
