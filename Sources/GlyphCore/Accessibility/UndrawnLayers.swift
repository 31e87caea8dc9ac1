/// A box that is drawn as its child; its layers are only there to be read.
protocol UndrawnLayers: PassivePrimitive {}

extension UndrawnLayers {
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
