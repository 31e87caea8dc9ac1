import Foundation

extension View {
  /// The font of texts and symbols in this view, of which cells show weight and slant; nil is the
  /// body font.
  public nonisolated consuming func font(_ font: Font?) -> some View {
    modifier(_FontModifier(font: font))
  }

  /// The weight of texts in this view, whatever their font; from `.semibold` on they are bold.
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_TraitsModifier(traits: weight.map { .weight(bold: $0.isBold) }))
  }

  /// Makes texts in this view bold, or takes back that a view around made them so.
  public nonisolated consuming func bold(_ isActive: Bool = true) -> some View {
    modifier(_TraitsModifier(traits: isActive ? .weight(bold: true) : nil))
  }

  public nonisolated consuming func italic(_ isActive: Bool = true) -> some View {
    modifier(_TraitsModifier(traits: .slant(italic: isActive)))
  }

  /// A line under the texts in this view; it has their colour, and is solid.
  public nonisolated consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(_TraitsModifier(traits: .underline(isActive)))
  }

  /// A line through the texts in this view; it has their colour, and is solid.
  public nonisolated consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(_TraitsModifier(traits: .strike(isActive)))
  }
}

struct _FontModifier {
  let font: Font?
}

extension _FontModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening { tree.enter(.font(font)) }
}

/// Says something about strokes; nil takes back what was said about the weight.
struct _TraitsModifier {
  let traits: TextTraits?
}

extension _TraitsModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    tree.enter(traits.map { .traits($0) } ?? .plainWeight)
  }
}
