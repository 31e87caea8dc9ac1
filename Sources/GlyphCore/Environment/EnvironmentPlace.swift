/// Where a property that reads the environment stands.
///
/// Apart from the property, since generic code copies such optionals by looking up their types.
struct EnvironmentPlace {
  private(set) var node: Node?
  /// What is around the property, where that is not what is around the node.
  private var ambient: Ambient?
  private var scope: Scope?
  /// The `EnvironmentReader` of the property's key path, if there is one; those live forever.
  private(set) unowned(unsafe) var reader: AnyObject?

  mutating func bind(in place: _DynamicPlace) {
    ambient = place.ambient
    scope = place.scope
    node = ambient == nil ? place.node : nil
  }

  mutating func bind(in place: _DynamicPlace, reading keyPath: AnyKeyPath) {
    bind(in: place)
    reader = place.memory?.reader(for: keyPath)
  }

  /// Nil for a property of a view outside of a tree.
  @inline(never)
  var surroundings: Surroundings? {
    if let ambient { return Surroundings(ambient: ambient, scope: scope) }
    return node?.surroundings
  }
}
