import GlyphCells

extension View {
  /// Draws texts, symbols and shapes in this view in a style.
  ///
  /// Of a gradient every text and shape shows its own. Levels such as `.secondary` refer to the
  /// style around the view, and are dim.
  @inlinable
  public nonisolated consuming func foregroundStyle<S>(_ style: S) -> some View
  where S: ShapeStyle {
    modifier(_ForegroundModifier(primary: style._erased))
  }

  /// Sets the first two levels of the foreground.
  public nonisolated consuming func foregroundStyle<S1, S2>(
    _ primary: S1, _ secondary: S2
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle {
    modifier(
      _ForegroundLevelsModifier(
        primary: primary._erased, secondary: secondary._erased, tertiary: nil))
  }

  /// Sets the first three levels of the foreground.
  public nonisolated consuming func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      _ForegroundLevelsModifier(
        primary: primary._erased, secondary: secondary._erased, tertiary: tertiary._erased))
  }

  /// The colour of texts, symbols and shapes in this view; nil is the terminal's own.
  public nonisolated consuming func foregroundColor(_ color: Color?) -> some View {
    modifier(_ColorModifier(color: color))
  }
}

struct _ColorModifier {
  let color: Color?
}

extension _ColorModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening { tree.enter(.color(color)) }
}

public struct _ForegroundModifier {
  let primary: AnyShapeStyle

  @usableFromInline
  nonisolated init(primary: AnyShapeStyle) { self.primary = primary }
}

extension _ForegroundModifier: _SurroundingsModifier {
  public typealias Body = Never

  public func _enter(_ tree: inout _Tree) -> _Opening {
    switch primary.textForeground {
    case .color(let color)?: return tree.enter(.color(color))
    case .level(tree.surroundings.ambient.values.foreground.level)?, .inherited?:
      return tree.enterUnchanged()
    case .level(let level)?: return tree.enter(.level(level))
    case nil: return tree.enter(.foreground(primary._ink(in: tree.shapeStyleContext), nil, nil))
    }
  }
}

struct _ForegroundLevelsModifier {
  let primary: AnyShapeStyle
  let secondary: AnyShapeStyle
  let tertiary: AnyShapeStyle?
}

extension _ForegroundLevelsModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    let context = tree.shapeStyleContext
    return tree.enter(
      .foreground(
        primary._ink(in: context), secondary._ink(in: context), tertiary?._ink(in: context)))
  }
}
