/// Puts views behind each view of its content that are read in its place.
public struct _RepresentationModifier<Representation: View> {
  let representation: Representation
}

extension _RepresentationModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      RepresentationLayout(),
      layers: TypedViewSource(representation.modifier(_UnreachableModifier())))
  }
}

/// A box that is drawn as its child and read as its layers.
struct RepresentationLayout: UndrawnLayers {}
