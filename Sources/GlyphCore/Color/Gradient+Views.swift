extension LinearGradient: View {
  public typealias Body = Never

  public static func _write(_ view: LinearGradient, to tree: inout _Tree) { tree.fillLeaf(view) }
}

extension RadialGradient: View {
  public typealias Body = Never

  public static func _write(_ view: RadialGradient, to tree: inout _Tree) { tree.fillLeaf(view) }
}

extension EllipticalGradient: View {
  public typealias Body = Never

  public static func _write(_ view: EllipticalGradient, to tree: inout _Tree) {
    tree.fillLeaf(view)
  }
}

extension AngularGradient: View {
  public typealias Body = Never

  public static func _write(_ view: AngularGradient, to tree: inout _Tree) { tree.fillLeaf(view) }
}

extension MeshGradient: View {
  public typealias Body = Never

  public static func _write(_ view: MeshGradient, to tree: inout _Tree) { tree.fillLeaf(view) }
}
