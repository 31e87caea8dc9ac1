extension View {
  /// The size of symbols beside text; they take one cell at every scale.
  public nonisolated consuming func imageScale(_ scale: Image.Scale) -> some View {
    modifier(_TextSettingModifier(change: .imageScale(scale)))
  }

  /// Shows the symbols in this view in a form, such as filled, beside the forms that views around
  /// it ask for.
  public nonisolated consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_SymbolVariantModifier(variant: variant))
  }
}

struct _SymbolVariantModifier {
  let variant: SymbolVariants
}

extension _SymbolVariantModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    let outer = tree.surroundings.ambient.values.symbolVariants
    return tree.enter(.symbolVariants(outer.adding(variant)))
  }
}

extension SymbolVariants {
  /// These forms and those of another; of two shapes around the symbol the other's holds.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    var forms = self
    if other.contains(.circle) { forms = forms.circle }
    if other.contains(.square) { forms = forms.square }
    if other.contains(.rectangle) { forms = forms.rectangle }
    if other.contains(.fill) { forms = forms.fill }
    if other.contains(.slash) { forms = forms.slash }
    return forms
  }
}
