/// Views that are shown at another place than where they were made, such as the items of a toolbar:
/// they find around themselves what surrounds the place where they were made.
///
/// `carrying` makes them, and hands them up in a preference to whoever shows them.
public struct CarriedView {
  let origin: CarriedOrigin
  private var change: (inout EnvironmentValues) -> Void = { _ in }

  init(_ origin: CarriedOrigin) { self.origin = origin }

  /// The same views with a value of the environment that the place where they are shown sets.
  public func environment<Value>(
    carried keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> CarriedView {
    var copy = self
    let before = change
    copy.change = { values in
      before(&values)
      Tracking.untracked { values[keyPath: keyPath] = value }
    }
    return copy
  }
}

extension CarriedView: Identifiable {
  /// The place where the views were made.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(origin) }
}

/// Views that were made at one place are the same, whatever they show by now.
extension CarriedView: Equatable {
  public nonisolated static func == (a: CarriedView, b: CarriedView) -> Bool {
    a.origin === b.origin
  }
}

extension CarriedView: View {
  public typealias Body = Never

  public static func _write(_ view: CarriedView, to tree: inout _Tree) {
    tree._writeNode(CarriedContent(origin: view.origin, change: view.change))
  }
}

/// Carried views in a node of their own, which is written again when something else is carried.
private struct CarriedContent {
  let origin: CarriedOrigin
  let change: (inout EnvironmentValues) -> Void
}

extension CarriedContent: View {
  typealias Body = Never

  static func _write(_ view: CarriedContent, to tree: inout _Tree) {
    let origin = view.origin
    origin.changes.noteRead()
    let saved = tree.surroundings
    tree.surroundings = origin.inner(along: saved.axis)
    let opening = tree.enter(view.change)
    origin.content.write(to: &tree)
    tree._leave(opening)
    tree.surroundings = saved
  }
}
