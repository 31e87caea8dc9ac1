extension Color: View {
  public typealias Body = Never

  public static func _write(_ view: Color, to tree: inout _Tree) { tree.fillLeaf(view) }
}

@MainActor
extension _Tree {
  /// A rectangle filled with a style, as large as what it is offered.
  mutating func fillLeaf(_ style: some ShapeStyle) {
    let width = unspecifiedLength(along: .horizontal)
    let height = unspecifiedLength(along: .vertical)
    switch paint(style) {
    case .solid(let paint):
      leaf(FillLeaf(paint: paint, idealWidth: width, idealHeight: height))
    case .gradient(let paint):
      leaf(FillLeaf(paint: paint, idealWidth: width, idealHeight: height))
    }
  }
}
