/// Draws each view of its content where other views leave ink.
public struct _MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension _MaskModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let axis = tree.surroundings.axis
    tree.surroundings.axis = nil
    let layers = TypedViewSource(mask.modifier(_UnreachableModifier()))
    let guided = GuidedAlignment(alignment, tree.cellSize)
    if let plain = guided.plain {
      let base = LayeredPrimitive(placement: plain, isBehind: true)
      tree.pushWrapper(MaskPrimitive(base: base), layers: layers)
    } else {
      let base = LayeredPrimitive(placement: guided, isBehind: true)
      tree.pushWrapper(MaskPrimitive(base: base), layers: layers)
    }
    tree.surroundings.axis = axis
  }
}

/// A box of which only what its layers cover is seen.
struct MaskPrimitive<Placement: BoxAlignment>: PassivePrimitive {
  let base: LayeredPrimitive<Placement>

  static var clips: Bool { true }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) { base.place(box, &pass) }

  func drawingOrder(of box: BoxRef) -> [BoxRef] { [box.child] }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.masked(in: painter.frame(of: box)) {
      $0.draw(box.child)
    } by: {
      $0.draw(box.layers)
    }
  }
}

/// Lets each view of its content be drawn, and neither reached nor read.
struct _UnreachableModifier {}

extension _UnreachableModifier: _BoxModifier {
  typealias Body = Never

  func _push(to tree: inout _Tree) { tree.pushWrapper(UnreachablePrimitive()) }
}

struct UnreachablePrimitive: PassivePrimitive {
  func hidesContents(_ box: BoxRef) -> Bool { true }
}

extension View {
  /// Draws the view where the mask leaves ink, however dense: a cell is seen or it is not.
  public nonisolated consuming func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// The older form of `mask(alignment:_:)`.
  public nonisolated consuming func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
