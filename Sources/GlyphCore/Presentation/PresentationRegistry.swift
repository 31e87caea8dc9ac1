/// What stands in front of a screen, the front last.
final class PresentationRegistry {
  private(set) var layers: [PresentedLayer] = []
  /// Owes the stage another body.
  let changes = Source()
  private var isClosed = false

  func add(_ layer: PresentedLayer) {
    layers.append(layer)
    changes.fire()
  }

  func remove(_ layer: PresentedLayer) {
    layers.removeAll { $0 === layer }
    guard !isClosed else { return }
    changes.fire()
  }

  /// Writes the stage for what is presented. Most screens never present anything, so that it is only
  /// evaluated when something is.
  @MainActor
  func writeStage(to tree: inout _Tree) {
    let stage = tree.writeNode(
      PresentationStage(registry: self), CompositeNode<PresentationStage>.self,
      isOwed: !layers.isEmpty
    ) { PresentationStage._evaluate($0, to: &$1) }
    if !changes.hasReaders { changes.addReader(stage) }
  }

  /// The tree is about to go.
  func close() { isClosed = true }

  /// Tells layers where the views that present them stand by now.
  func followAnchors() {
    for layer in layers where layer.presentation.style == .popover {
      layer.anchor.replace(layer.anchorObject?.box?.frame)
    }
  }
}
