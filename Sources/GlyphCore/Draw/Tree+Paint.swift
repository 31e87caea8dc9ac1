import GlyphCells

@MainActor
extension _Tree {
  /// What shape styles refer to here.
  var shapeStyleContext: ShapeStyleContext {
    var context = surroundings.ambient.values.styleContext
    context.environment = EnvironmentValues(surroundings)
    return context
  }

  /// What fills and lines are resolved against here.
  var paintSurroundings: PaintSurroundings {
    let ambient = surroundings.ambient.values
    return PaintSurroundings(scheme: ambient.colorScheme, glyphs: ambient.glyphs)
  }

  /// What a style draws with here.
  func paint(_ style: some ShapeStyle) -> Paint {
    switch style._ink(in: shapeStyleContext) {
    case .solid(let ink):
      return .solid(SolidPaint(color: ink, surroundings: paintSurroundings))
    case .gradient(let ink):
      return .gradient(
        GradientPaint(gradient: ink, cellSize: cellSize, surroundings: paintSurroundings))
    }
  }

  /// A paint of either kind, of which the common one stands in its box.
  enum Paint {
    case solid(SolidPaint)
    case gradient(GradientPaint)
  }
}
