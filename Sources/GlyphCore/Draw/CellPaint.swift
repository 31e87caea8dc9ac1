import GlyphCells

/// What a fill or a line is drawn with: an ink for each of its cells.
protocol CellPaint {
  var surroundings: PaintSurroundings { get }
  /// The ink, where it is the same everywhere.
  var solid: CellInk? { get }
  /// The ink of one cell of something that takes so many cells.
  func ink(x: Int, y: Int, in size: GridSize) -> CellInk
  /// This paint at a point of the way from an old one.
  func mixed(from old: Self, _ progress: Double, _ mixer: ColorMixer) -> Self
}

/// What inks are resolved against while they are drawn.
struct PaintSurroundings: Equatable {
  var scheme = ColorScheme.dark
  var glyphs = Glyphs.unicode
}

/// One ink everywhere, small enough to stand in a box.
struct SolidPaint: CellPaint, Equatable {
  var color: CellInk
  var surroundings: PaintSurroundings

  var solid: CellInk? { color }
  func ink(x: Int, y: Int, in size: GridSize) -> CellInk { color }

  func mixed(from old: SolidPaint, _ progress: Double, _ mixer: ColorMixer) -> SolidPaint {
    SolidPaint(color: mixer.mix(old.color, color, progress), surroundings: surroundings)
  }
}

/// An ink that changes from cell to cell.
struct GradientPaint: CellPaint, Equatable {
  var gradient: GradientInk
  var cellSize: CellSize
  var surroundings: PaintSurroundings

  var solid: CellInk? { nil }
  func ink(x: Int, y: Int, in size: GridSize) -> CellInk {
    gradient.cell(x: x, y: y, width: size.width, height: size.height, cellSize: cellSize)
  }

  func mixed(from old: GradientPaint, _ progress: Double, _ mixer: ColorMixer) -> GradientPaint {
    var paint = self
    paint.gradient = mixer.mix(old.gradient, gradient, progress)
    return paint
  }
}
