/// What a modifier of the surroundings holds for as long as its place exists.
final class ScopeMarker {
  var scopes: [Scope] = []
  var ambient: Ambient?
}

extension _Tree {
  /// Changes the environment for what is written until `_leave`. Values that say the same as last
  /// time keep their objects, so that nothing under them is owed.
  mutating func enter(_ change: (inout EnvironmentValues) -> Void) -> _Opening {
    var opening = openMarker(.scope)
    saveSurroundings(in: &opening)
    let marker = keptObject(opening, ScopeMarker.self) ?? ScopeMarker()
    keep(marker, in: opening)

    var values = EnvironmentValues(surroundings)
    change(&values)
    adoptAmbient(of: values, marker)
    adoptScopes(of: values, marker)
    return opening
  }

  private mutating func adoptAmbient(of values: EnvironmentValues, _ marker: ScopeMarker) {
    let changed = values.surroundings
    guard changed.ambient !== surroundings.ambient else { return }
    // A modifier that changes nothing, such as disabled(false), leaves no trace.
    if changed.ambient.values == surroundings.ambient.values { return }
    if let kept = marker.ambient, kept.values == changed.ambient.values {
      surroundings.ambient = kept
    } else {
      marker.ambient = changed.ambient
      surroundings.ambient = changed.ambient
    }
    surroundings.ink = inkPage.ink
  }

  private mutating func adoptScopes(of values: EnvironmentValues, _ marker: ScopeMarker) {
    for (index, override) in values.overrides.enumerated() {
      if index < marker.scopes.count {
        let kept = marker.scopes[index]
        if kept.key == override.key, kept.outer === surroundings.scope,
          override.update(kept.source)
        {
          surroundings.scope = kept
          continue
        }
        marker.scopes.removeSubrange(index...)
      }
      let scope = Scope(
        outer: surroundings.scope, key: override.key, source: override.makeSource())
      marker.scopes.append(scope)
      surroundings.scope = scope
    }
  }
}
