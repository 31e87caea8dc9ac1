/// The place of a view that may present something, for as long as it is in the tree.
final class PresentationPlace {
  private let registry: PresentationRegistry
  private(set) var layer: PresentedLayer?
  /// The box by which a popover stands.
  var anchor: PlacedObject? {
    didSet { layer?.anchorObject = anchor }
  }

  init(_ registry: PresentationRegistry) { self.registry = registry }

  /// Presents something, or nothing more.
  func update(_ presentation: Presentation?, _ surroundings: Surroundings) {
    guard let presentation else {
      if let layer { registry.remove(layer) }
      layer = nil
      return
    }
    guard let layer else {
      let new = PresentedLayer(presentation, surroundings, in: registry)
      new.anchorObject = anchor
      layer = new
      registry.add(new)
      return
    }
    let isSame =
      layer.surroundings.isSame(as: surroundings)
      && layer.presentation.content.isSame(as: presentation.content)
    layer.presentation = presentation
    layer.surroundings = surroundings
    if !isSame { layer.changes.fire() }
  }

  deinit {
    if let layer { registry.remove(layer) }
  }
}

/// The box of a view by which a popover may stand.
struct AnchorLayout: UnseenPrimitive {
  let place: PresentationPlace

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    if place.anchor == nil { place.anchor = object }
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) {
    if place.anchor === object { place.anchor = nil }
  }

  func difference(from old: AnchorLayout, _ texts: TextComparison) -> Difference { .none }
}
