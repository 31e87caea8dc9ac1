import GlyphCells

/// What a shape style comes to in its place: one ink, or an ink for every point of a shape.
public enum ShapeInk: Hashable, Sendable {
  case solid(CellInk)
  indirect case gradient(GradientInk)

  /// Nothing.
  public static let clear = ShapeInk.solid(.clear)

  /// Whether drawing with this ink leaves no trace.
  public var isClear: Bool {
    switch self {
    case .solid(let ink): return ink.isClear
    case .gradient(let gradient): return gradient.opacity == 0
    }
  }

  /// The same ink, less opaque: opacities multiply.
  public func opacity(_ opacity: Double) -> ShapeInk {
    switch self {
    case .solid(let ink):
      return .solid(ink.opacity(opacity))
    case .gradient(var gradient):
      gradient.opacity *= unitClamped(opacity)
      return .gradient(gradient)
    }
  }

  /// The same ink, dim.
  public var dimmed: ShapeInk {
    switch self {
    case .solid(let ink):
      return .solid(ink.dimmed)
    case .gradient(var gradient):
      gradient.isDim = true
      return .gradient(gradient)
    }
  }

  /// The ink of the cell in this column and row of a shape that takes so many cells.
  public func cell(
    x: Int, y: Int, width: Int, height: Int, cellSize: CellSize = .cells
  ) -> CellInk {
    switch self {
    case .solid(let ink):
      return ink
    case .gradient(let gradient):
      return gradient.cell(x: x, y: y, width: width, height: height, cellSize: cellSize)
    }
  }
}
