/// The place where carried views are made, for as long as it is in the tree.
final class CarriedOrigin {
  /// Owes whoever shows the views another body.
  let changes = Source()
  private(set) var content: ViewSource
  private var surroundings: Surroundings
  private var scope: Scope?

  init(_ content: ViewSource, _ surroundings: Surroundings) {
    self.content = content
    self.surroundings = surroundings
  }

  func update(_ content: ViewSource, _ surroundings: Surroundings) {
    let isSame =
      self.surroundings.isSame(as: surroundings) && self.content.isSame(as: content)
    self.content = content
    self.surroundings = surroundings
    if !isSame { changes.fire() }
  }

  /// What the views find around themselves: what surrounds this place, except that nothing around
  /// the place where they are shown has focus for them.
  func inner(along axis: LayoutAxis?) -> Surroundings {
    var inner = surroundings
    inner.axis = axis
    if let scope, scope.outer === surroundings.scope {
      inner.scope = scope
    } else {
      let scope = Scope(
        outer: surroundings.scope, key: FocusScope.key, source: ScopeValue(false))
      self.scope = scope
      inner.scope = scope
    }
    return inner
  }
}
