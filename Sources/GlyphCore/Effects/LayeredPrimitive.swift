/// A box with further content in front of it or behind it, which does not count for its size.
struct LayeredPrimitive<Placement: BoxAlignment>: PassivePrimitive {
  var placement: Placement
  var isBehind: Bool

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    placeChild(of: box, &pass)
    let base = box.child
    let proposal = CellProposal(width: base.size.width, height: base.size.height)
    placement.prepareGuides(of: base, &pass)
    for layer in box.layers {
      _ = layer.size(proposal, &pass)
      placement.prepareGuides(of: layer, &pass)
      layer.place(at: placement.offset(of: layer, upon: base), proposal, &pass)
    }
  }

  func drawingOrder(of box: BoxRef) -> [BoxRef] {
    let layers = box.layers.inOrderOfDepth
    return isBehind ? layers + [box.child] : [box.child] + layers
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    if isBehind {
      painter.drawBackground(box.layers)
      painter.draw(box.child)
    } else {
      painter.drawBase(box.child)
      painter.drawPile(box.layers)
    }
  }
}

@MainActor
extension _Tree {
  /// Puts content in front of each box that is written, or behind it. The content is outside of
  /// any stack.
  mutating func pushLayers(_ layers: ViewSource, _ alignment: Alignment, isBehind: Bool) {
    let axis = surroundings.axis
    surroundings.axis = nil
    let guided = GuidedAlignment(alignment, cellSize)
    if let plain = guided.plain {
      pushWrapper(LayeredPrimitive(placement: plain, isBehind: isBehind), layers: layers)
    } else {
      pushWrapper(LayeredPrimitive(placement: guided, isBehind: isBehind), layers: layers)
    }
    surroundings.axis = axis
  }
}
