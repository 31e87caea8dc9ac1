/// Everything that stands in front of a screen.
struct PresentationStage {
  let registry: PresentationRegistry
}

extension PresentationStage: View {
  typealias Body = Never

  static func _write(_ view: PresentationStage, to tree: inout _Tree) {
    view.registry.changes.noteRead()
    var elements = tree._openList(isDistinct: true)
    for layer in view.registry.layers {
      let opening = elements._open(UInt(bitPattern: ObjectIdentifier(layer)), in: &tree)
      tree._writeNode(LayerView(layer: layer))
      elements._close(opening, in: &tree)
    }
    elements._finish(in: &tree, named: "presentations")
  }
}

/// One of the layers, in a node of its own.
private struct LayerView {
  let layer: PresentedLayer
}

extension LayerView: View {
  typealias Body = Never

  static func _write(_ view: LayerView, to tree: inout _Tree) {
    let layer = view.layer
    layer.changes.noteRead()
    let saved = tree.surroundings
    tree.surroundings = layer.inner
    let opening = tree.enter { values in
      values.dismiss = DismissAction { [layer] in layer.dismiss() }
      values[PresentationMode.Key.self] = PresentationMode(isPresented: true) { layer.dismiss() }
    }
    let box = tree.open(
      LayerLayout(
        layer: layer, style: layer.presentation.style, anchor: layer.anchor.read(),
        ink: tree.separatorInk, glyphs: tree.surroundings.ambient.values.glyphs))
    tree.pushWrapper(PressLayout(action: {}, isEnabled: true))
    let column = tree._openColumn(.center, spacing: nil)
    layer.presentation.content.write(to: &tree)
    tree._closeStack(column)
    tree.popWrapper()
    tree.close(box)
    tree._leave(opening)
    tree.surroundings = saved
  }
}
