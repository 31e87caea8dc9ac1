import Foundation

@testable import GlyphCore

/// A box whose frame a test looks up by name.
struct NamedPrimitive: PassivePrimitive {
  let name: String
}

struct NamedModifier: _BoxModifier {
  typealias Body = Never
  let name: String

  func _push(to tree: inout _Tree) { tree.pushWrapper(NamedPrimitive(name: name)) }
}

extension View {
  /// Gives the view's frame a name and changes nothing else.
  func named(_ name: String) -> some View { modifier(NamedModifier(name: name)) }
}

extension BoxRef {
  /// The name that a test knows a box by: its own, or that of its colour.
  var testName: String? {
    if ObjectIdentifier(kind) == ObjectIdentifier(NamedPrimitive.self) {
      return value(NamedPrimitive.self).name
    }
    guard ObjectIdentifier(kind) == ObjectIdentifier(FillLeaf<SolidPaint>.self) else { return nil }
    return BoxRef.colorNames[value(FillLeaf<SolidPaint>.self).paint.color]
  }

  private static let colorNames: [CellInk: String] = {
    let colors: [(String, Color)] = [
      ("red", .red), ("green", .green), ("blue", .blue), ("yellow", .yellow), ("gray", .gray),
      ("orange", .orange), ("clear", .clear),
    ]
    var names: [CellInk: String] = [:]
    for (name, color) in colors {
      if case .solid(let ink) = color._ink(in: ShapeStyleContext()) { names[ink] = name }
    }
    return names
  }()
}
