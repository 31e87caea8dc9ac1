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
struct RepresentationLayout: PassivePrimitive {
  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    placeChild(of: box, &pass)
    let proposal = CellProposal(width: box.size.width, height: box.size.height)
    for layer in box.layers {
      _ = layer.size(proposal, &pass)
      layer.place(at: CellOffset(), proposal, &pass)
    }
  }

  func drawingOrder(of box: BoxRef) -> [BoxRef] { [box.child] }
}
