/// Hides from views who around them has focus: they are shown in another place than the one that
/// they belong to.
struct FocuslessScope {
  private var scope: Scope?

  /// Surroundings in which nothing has focus; the same scope as long as what is around is the same.
  mutating func inside(_ surroundings: Surroundings, along axis: LayoutAxis?) -> Surroundings {
    var inner = surroundings
    inner.axis = axis
    if scope == nil || scope?.outer !== surroundings.scope {
      scope = Scope(outer: surroundings.scope, key: FocusScope.key, source: ScopeValue(false))
    }
    inner.scope = scope
    return inner
  }
}
