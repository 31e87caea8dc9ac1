/// Whether a part of the tree is in sight, and who in it wants to know.
///
/// It is found through the surroundings, as a scope with nothing to read.
final class Sight: Source {
  /// What is around decides too.
  private let outer: Sight?
  private var isShown: Bool
  private var inner: [Sight] = []
  private var watchers: [PlacedObject] = []

  static let key = ObjectIdentifier(Sight.self)

  init(isShown: Bool, in outer: Sight?) {
    self.isShown = isShown
    self.outer = outer
    super.init()
    outer?.inner.append(self)
  }

  static func nearest(from scope: Scope?) -> Sight? {
    Scope.find(key, from: scope)?.source as? Sight
  }

  var isInSight: Bool { isShown && outer?.isInSight != false }

  func add(_ object: PlacedObject) { watchers.append(object) }
  func remove(_ object: PlacedObject) { watchers.removeAll { $0 === object } }
  func leave() { outer?.inner.removeAll { $0 === self } }

  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    let before = isInSight
    self.isShown = isShown
    if isInSight != before { tell(isInSight) }
  }

  private func tell(_ isInSight: Bool) {
    for object in watchers {
      guard let box = object.box, box.is(AppearanceLayout.self) else { continue }
      let appearance = box.value(AppearanceLayout.self)
      (isInSight ? appearance.onAppear : appearance.onDisappear)?()
    }
    for sight in inner where sight.isShown { sight.tell(isInSight) }
  }
}

/// The modifier of `inSight`.
public struct _SightModifier {
  let isShown: Bool
}

extension _SightModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _SightModifier, around content: Inner, to tree: inout _Tree
  ) {
    var opening = tree.openMarker(.scope)
    tree.saveSurroundings(in: &opening)
    let outer = tree.surroundings.scope
    let place: SightPlace
    if let kept = tree.keptObject(opening, SightPlace.self), kept.scope.outer === outer {
      place = kept
      let isShown = modifier.isShown
      if isShown != place.isShown {
        place.isShown = isShown
        tree.host.later { place.sight.show(isShown) }
      }
    } else {
      place = SightPlace(isShown: modifier.isShown, in: outer)
    }
    tree.keep(place, in: opening)
    tree.surroundings.scope = place.scope
    Inner._write(content, to: &tree)
    tree._leave(opening)
  }
}

/// The place of such a modifier, for as long as it is in the tree.
private final class SightPlace {
  let sight: Sight
  let scope: Scope
  var isShown: Bool

  init(isShown: Bool, in outer: Scope?) {
    self.isShown = isShown
    sight = Sight(isShown: isShown, in: Sight.nearest(from: outer))
    scope = Scope(outer: outer, key: Sight.key, source: sight)
  }

  deinit { sight.leave() }
}

extension View {
  /// Says whether the view is in sight: while it is not, views in it have disappeared for `onAppear`,
  /// `onDisappear` and `task`, although they keep their state.
  public nonisolated consuming func inSight(_ isInSight: Bool) -> some View {
    modifier(_SightModifier(isShown: isInSight))
  }
}
