/// Knows whether the nearest view that can have focus has it, and whether it is being pressed; those
/// inside read it from the environment.
final class FocusScope: Source {
  private var hasFocus = false
  private var isDown = false
  /// Who reads that it is pressed; those who read that it has focus are the source's own.
  @exclusivity(unchecked) private var pressReaders = ReaderList()

  static let key = ObjectIdentifier(FocusScope.self)

  /// Whoever reads it depends on it.
  var isFocused: Bool {
    get {
      noteRead()
      return hasFocus
    }
    set {
      guard newValue != hasFocus else { return }
      hasFocus = newValue
      fire()
    }
  }

  /// Whoever reads it depends on it.
  var isPressed: Bool {
    get {
      pressReaders.noteRead()
      return isDown
    }
    set {
      guard newValue != isDown else { return }
      isDown = newValue
      pressReaders.takeAll().invalidate()
    }
  }

  static func nearest(from scope: Scope?) -> FocusScope? {
    Scope.find(key, from: scope)?.source as? FocusScope
  }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have focus has it.
  public var isFocused: Bool { FocusScope.nearest(from: surroundings.scope)?.isFocused ?? false }

  /// Whether the pointer is down on the nearest view around that acts on a click.
  public var isPressed: Bool { FocusScope.nearest(from: surroundings.scope)?.isPressed ?? false }
}

extension _Tree {
  /// Opens a part of the tree whose views know whether the box around them has focus.
  mutating func enterFocusScope() -> (opening: _Opening, focus: FocusScope) {
    var opening = openMarker(.scope)
    saveSurroundings(in: &opening)
    let kept = keptObject(opening, Scope.self)
    let focus = (kept?.source as? FocusScope) ?? FocusScope()
    var scope = kept
    if scope == nil || scope?.outer !== surroundings.scope {
      scope = Scope(outer: surroundings.scope, key: FocusScope.key, source: focus)
    }
    if let scope { keep(scope, in: opening) }
    surroundings.scope = scope
    return (opening, focus)
  }
}
