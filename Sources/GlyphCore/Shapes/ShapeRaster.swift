import Foundation

/// What a shape comes to in a rectangle of cells: marks from left to right, row by row.
///
/// ```
///   ▗▄████▄▖
///  ▟████████▙
///  ▜████████▛
///   ▝▀████▀▘
/// ```
public struct ShapeRaster: Hashable, Sendable {
  /// The number of columns of the rectangle; no run leaves it.
  public let columns: Int
  /// The number of rows of the rectangle; no run leaves it.
  public let rows: Int
  /// The marks, ordered by row and then by column; cells without a mark are left alone.
  public private(set) var runs: [Run] = []

  /// The same mark in a number of cells beside each other.
  public struct Run: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var count: Int
    public var mark: Mark
  }

  /// What is drawn in a cell.
  public enum Mark: Hashable, Sendable {
    /// The whole cell: its background becomes the colour of the shape.
    case full
    /// Quarters of the cell: 1 is the top left, 2 the top right, 4 the bottom left, 8 the bottom
    /// right.
    case quadrants(UInt8)
    /// A glyph in the colour of the shape, with its form in ASCII.
    case glyph(Unicode.Scalar, ascii: Unicode.Scalar)
  }

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Adds a mark in cells after all those added before; what lies outside of the rectangle is cut
  /// off, and neighbours with one mark become one run.
  mutating func add(_ mark: Mark, x: Int, y: Int, count: Int = 1) {
    let start = max(0, x)
    let end = min(columns, x + count)
    guard start < end, y >= 0, y < rows else { return }
    if let last = runs.last, last.y == y, last.mark == mark, last.x + last.count == start {
      runs[runs.count - 1].count += end - start
    } else {
      runs.append(Run(x: start, y: y, count: end - start, mark: mark))
    }
  }

  mutating func add(
    _ glyph: Unicode.Scalar, ascii: Unicode.Scalar, x: Int, y: Int, count: Int = 1
  ) {
    add(.glyph(glyph, ascii: ascii), x: x, y: y, count: count)
  }
}
