extension View {
  /// The colour of controls and of `Color.accentColor` in this view; nil is blue again.
  public nonisolated consuming func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    modifier(_TintModifier(tint: tint?._erased))
  }

  /// The colour of controls and of `Color.accentColor` in this view; nil is blue again.
  @_disfavoredOverload
  public nonisolated consuming func tint(_ tint: Color?) -> some View {
    modifier(_TintModifier(tint: tint?._erased))
  }

  /// The colour of controls and of `Color.accentColor` in this view; nil is blue again.
  public nonisolated consuming func accentColor(_ accentColor: Color?) -> some View {
    modifier(_TintModifier(tint: accentColor?._erased))
  }

  /// What `.background` stands for in this view.
  public nonisolated consuming func backgroundStyle<S>(_ style: S) -> some View
  where S: ShapeStyle {
    modifier(_BackgroundStyleModifier(style: style._erased))
  }
}

struct _TintModifier {
  let tint: AnyShapeStyle?
}

extension _TintModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    tree.enter(.tint(tint?._ink(in: tree.shapeStyleContext).approximate))
  }
}

struct _BackgroundStyleModifier {
  let style: AnyShapeStyle
}

extension _BackgroundStyleModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    tree.enter(.background(style._ink(in: tree.shapeStyleContext)))
  }
}
