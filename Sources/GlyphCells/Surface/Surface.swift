/// A screen of text: a grid of cells, each with a glyph and a style.
///
/// A value: a copy is independent, and costs nothing until one of the two is drawn on. Whatever is
/// drawn is clipped, and what is drawn as text has passed the gate (`CleanText`), so a surface
/// never holds a control character or half of a wide glyph.
public struct Surface {
  /// The numbers of the styles, links and clusters in the cells; shared by all copies.
  public let styles: StyleTable
  /// The extent in cells, never negative.
  public private(set) var size: GridSize
  /// The cells row by row, as `Cell.bits`.
  package internal(set) var cells: ContiguousArray<UInt64>

  /// The most cells a surface holds; a larger one loses rows, then columns.
  static let cellLimit = 1 << 26

  /// A surface of blanks; negative extents count as zero.
  public init(width: Int, height: Int, styles: StyleTable = StyleTable()) {
    let width = min(max(0, width), Surface.cellLimit)
    let height = width == 0 ? max(0, height) : min(max(0, height), Surface.cellLimit / width)
    self.styles = styles
    size = GridSize(width: width, height: height)
    cells = ContiguousArray(repeating: Cell.empty.bits, count: width * height)
  }

  /// A surface of blanks of the given size.
  public init(size: GridSize, styles: StyleTable = StyleTable()) {
    self.init(width: size.width, height: size.height, styles: styles)
  }

  /// All of it.
  public var bounds: GridRect { GridRect(size: size) }

  /// Changes the extent, keeping what stands in the cells that remain; new cells are blank.
  public mutating func resize(width: Int, height: Int) {
    var other = Surface(width: width, height: height, styles: styles)
    let columns = min(size.width, other.size.width)
    for y in 0..<min(size.height, other.size.height) {
      for x in 0..<columns {
        other.cells[y * other.size.width + x] = cells[y * size.width + x]
      }
      if columns > 0, columns < size.width,
        Cell(bits: cells[y * size.width + columns]).isContinuation
      {
        let last = y * other.size.width + columns - 1
        other.cells[last] = Cell(bits: other.cells[last]).blanked.bits
      }
    }
    self = other
  }

  /// The cell in column `x` of row `y`; an empty one outside of the surface.
  package subscript(cellAt x: Int, _ y: Int) -> Cell {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .empty }
    return Cell(bits: cells[y * size.width + x])
  }
}
