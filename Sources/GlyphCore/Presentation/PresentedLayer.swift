import GlyphCells

/// Views in front of the screen: what they are, what surrounds them, and how they end.
final class PresentedLayer {
  let registry: PresentationRegistry
  /// Owes the layer another body.
  let changes = Source()
  /// Where the view that presents it stands.
  let anchor = ScopeValue<GridRect?>(nil)
  var presentation: Presentation
  var surroundings: Surroundings
  /// The box of the view that presents it.
  var anchorObject: PlacedObject?
  /// What had focus before.
  var formerFocus: PlacedObject?
  private var scope = FocuslessScope()

  init(
    _ presentation: Presentation, _ surroundings: Surroundings, in registry: PresentationRegistry
  ) {
    self.presentation = presentation
    self.surroundings = surroundings
    self.registry = registry
  }

  /// Whether nothing is in front of it.
  var isFront: Bool { registry.layers.last === self }

  func dismiss() { presentation.end() }

  /// What the content finds around itself: what surrounds the view that presents it, except that
  /// nothing in there has focus.
  var inner: Surroundings { scope.inside(surroundings, along: nil) }
}

/// What a view presents at the moment.
struct Presentation {
  let style: PresentationStyle
  let content: ViewSource
  /// Makes the view present nothing more.
  let end: () -> Void
  /// What the view wants to do once it is gone.
  let onDismiss: (() -> Void)?
}
