extension Surface {
  /// Draws another surface with its top left cell at `x`, `y`.
  ///
  /// Every cell is copied, blanks too; cells without a background of their own take the one that
  /// stands there. Wide glyphs that `clip` or the edges cut leave blanks.
  public mutating func draw(_ other: Surface, x: Int, y: Int, clip: GridRect? = nil) {
    let target = GridRect(origin: GridPoint(x: x, y: y), size: other.size)
    let clip = (clip ?? bounds).intersection(bounds).intersection(target)
    if clip.isEmpty { return }
    var translation = StyleTranslation(from: other.styles, to: styles)
    for row in clip.minY..<clip.maxY {
      for column in clip.minX..<clip.maxX {
        let cell = other[cellAt: column - x, row - y]
        if cell.isContinuation {
          // Its left half stands in the column before, or was cut off and leaves a blank.
          guard column == clip.minX else { continue }
          put(
            glyph: 0x20, width: 1, x: column, y: row, style: translation.style(cell.style),
            clip: clip)
          continue
        }
        let isWide = other[cellAt: column - x + 1, row - y].isContinuation
        put(
          glyph: translation.glyph(of: cell), width: isWide ? 2 : 1, x: column, y: row,
          style: translation.style(cell.style), clip: clip)
      }
    }
  }
}

/// The numbers of one table's styles, links and clusters in another table.
private struct StyleTranslation {
  let source: StyleTable
  let target: StyleTable
  private var known = StyleID.standard
  private var result = StyleID.standard

  init(from source: StyleTable, to target: StyleTable) {
    self.source = source
    self.target = target
  }

  mutating func style(_ id: StyleID) -> StyleID {
    if source === target || id == .standard { return id }
    if id == known { return result }
    var style = source[id]
    style.link = source.target(of: style.link).map { target.link(to: $0) } ?? .none
    known = id
    result = target.intern(style)
    return result
  }

  func glyph(of cell: Cell) -> UInt32 {
    guard cell.isCluster, source !== target else { return cell.glyph }
    let number = cell.glyph & ~Cell.clusterFlag
    let text = source.clusters[number]
    if var note = source.clusters.note(number) {
      if let image = note.part.flatMap({ source.image($0.image) }) {
        note.part?.image = target.intern(image)
      }
      return target.clusters.intern(text, note: note) | Cell.clusterFlag
    }
    return text.withContiguousUTF8 { target.clusters.intern($0) } | Cell.clusterFlag
  }
}
