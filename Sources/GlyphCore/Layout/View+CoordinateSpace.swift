/// Gives each view of its content's own coordinates a name.
public struct _CoordinateSpaceModifier {
  let space: CoordinateSpace
}

extension _CoordinateSpaceModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    if case .named(let name) = space {
      tree.pushWrapper(CoordinateSpacePrimitive(name: name))
    } else {
      tree.pushWrapper(NeutralPrimitive())
    }
  }
}

/// A box whose origin has a name.
struct CoordinateSpacePrimitive: UnseenPrimitive {
  let name: AnyHashable

  func difference(from old: CoordinateSpacePrimitive, _ texts: TextComparison) -> Difference {
    name == old.name ? .none : .behaviour
  }
}

extension View {
  /// Names the view's own coordinates for views inside.
  public nonisolated consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Names the view's own coordinates for views inside.
  public nonisolated consuming func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(_CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }
}
