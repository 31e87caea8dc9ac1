/// The boxes in one row of a vertical lazy grid, or one column of a horizontal one.
struct LazyGridLine {
  private(set) var boxes: [BoxRef] = []
  /// Whether the only box takes all tracks: a header or a footer.
  private(set) var isWhole = false

  /// Boxes in lines of `count`. A section begins on a line of its own.
  static func lines(of box: BoxRef, count: Int) -> [LazyGridLine] {
    var lines: [LazyGridLine] = []
    var group: UInt = 0
    for child in box.children {
      let row = child.row
      if row.role != .row {
        lines.append(LazyGridLine(boxes: [child], isWhole: true))
      } else if let last = lines.last, !last.isWhole, last.boxes.count < count, row.group == group {
        lines[lines.count - 1].boxes.append(child)
      } else {
        lines.append(LazyGridLine(boxes: [child]))
      }
      group = row.group
    }
    return lines
  }
}
