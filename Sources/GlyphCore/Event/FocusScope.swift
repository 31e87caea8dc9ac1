/// Knows whether the nearest view that can have focus has it; those inside read it from the
/// environment.
final class FocusScope {
  let isFocused = ScopeValue(false)
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have focus has it.
  public var isFocused: Bool { value(for: FocusScope.key) ?? false }
}

extension FocusScope {
  static var key: ObjectIdentifier { ObjectIdentifier(FocusScope.self) }
}

extension _Tree {
  /// Opens a part of the tree whose views know whether the box around them has focus.
  mutating func enterFocusScope() -> (opening: _Opening, focus: FocusScope) {
    var opening = openMarker(.scope)
    saveSurroundings(in: &opening)
    let marker = keptObject(opening, FocusMarker.self) ?? FocusMarker()
    keep(marker, in: opening)
    if let scope = marker.scope, scope.outer === surroundings.scope {
      surroundings.scope = scope
    } else {
      let scope = Scope(
        outer: surroundings.scope, key: FocusScope.key, source: marker.focus.isFocused)
      marker.scope = scope
      surroundings.scope = scope
    }
    return (opening, marker.focus)
  }
}

/// What the place of a focusable modifier holds.
private final class FocusMarker {
  let focus = FocusScope()
  var scope: Scope?
}
