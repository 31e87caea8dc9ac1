import GlyphCells

extension _Tree {
  /// What is known about the inks here.
  var inkPage: InkPage {
    mutating get {
      if let knownPage, knownPage.ambient === surroundings.ambient { return knownPage }
      let page = host.inks.page(for: surroundings.ambient, in: host.table)
      knownPage = page
      return page
    }
  }

  /// The foreground in force, for what is drawn in it without saying so.
  var foregroundInk: ShapeInk { surroundings.ambient.values.foreground.current }

  /// Changes the surroundings for what is written until `_leave`.
  mutating func enter(_ change: AmbientChange) -> _Opening {
    var opening = openMarker(.scope)
    saveSurroundings(in: &opening)
    surroundings.ambient = inkPage.ambient(after: change)
    surroundings.ink = inkPage.ink
    return opening
  }

  /// Keeps the surroundings as they are until `_leave`, for a modifier that has nothing to say.
  mutating func enterUnchanged() -> _Opening {
    var opening = openMarker(.scope)
    saveSurroundings(in: &opening)
    return opening
  }
}
