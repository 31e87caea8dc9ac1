import GlyphCells

@testable import GlyphCore

/// A modifier of a description, made of the kernel's own parts so that it can go wrong in every way
/// in which a modifier can.
struct SpecModifier<Layer: View>: _BoxModifier {
  typealias Body = Never
  let modifier: Spec.Modifier
  let layer: Layer

  init(_ modifier: Spec.Modifier, layer: Layer) {
    self.modifier = modifier
    self.layer = layer
  }

  func _push(to tree: inout _Tree) {
    tree.pushWrapper(modifier, layer: modifier.hasLayer ? TypedViewSource(layer) : nil)
  }
}

extension _Tree {
  mutating func pushWrapper(_ modifier: Spec.Modifier, layer: ViewSource? = nil) {
    switch modifier {
    case .pad(let leading, let top, let trailing, let bottom):
      pushWrapper(
        PadBox(
          leading: Int32(leading), top: Int32(top), trailing: Int32(trailing),
          bottom: Int32(bottom)))
    case .fixed(let width, let height):
      pushWrapper(FixedBox(width: width.map { Int32($0) }, height: height.map { Int32($0) }))
    case .shift(let x, let y): pushWrapper(ShiftBox(x: Int32(x), y: Int32(y)))
    case .rank(let priority, let depth):
      pushWrapper(RankBox(priority: Double(priority), depth: Double(depth)))
    case .window(let offset): pushWrapper(WindowBox(offset: Int32(offset)))
    case .guide(let guide): pushWrapper(GuideBox(guide: guide))
    case .behind: pushWrapper(LayersBox(isBehind: true), layers: layer)
    case .above: pushWrapper(LayersBox(isBehind: false), layers: layer)
    case .tap: pushWrapper(HeldBox(name: ["held"]))
    case .library: preconditionFailure("A modifier of the library is not the oracle's to push.")
    }
  }
}

extension Spec.Modifier {
  var isOwn: Bool {
    if case .library = self { false } else { true }
  }
}
