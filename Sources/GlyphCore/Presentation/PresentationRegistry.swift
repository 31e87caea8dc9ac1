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

  /// The tree is about to go.
  func close() { isClosed = true }

  /// Tells layers where the views that present them stand by now.
  func followAnchors() {
    for layer in layers where layer.presentation.style == .popover {
      layer.anchor.replace(layer.anchorObject?.box?.frame)
    }
  }
}
