extension Surface {
  /// Spreads a picture over the cells of `rect`, which go on showing their glyphs wherever a picture
  /// cannot be shown.
  ///
  /// Draw what stands in for the picture first. Drawing over a cell takes its part of the picture
  /// away; the cells outside of `clip` and of the surface carry none.
  public mutating func setImage(_ image: ImageID, over rect: GridRect, clip: GridRect? = nil) {
    let visible = rect.intersection((clip ?? bounds).intersection(bounds))
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let cell = self[cellAt: x, y]
        // The right half of a wide glyph cannot carry anything of its own.
        if cell.isContinuation { continue }
        let part = ImagePart(
          image: image, column: x - rect.minX, row: y - rect.minY, columns: rect.width,
          rows: rect.height)
        var note = note(of: cell) ?? ClusterNote()
        note.part = part
        let number = styles.clusters.intern(character(of: cell), note: note)
        cells[y * size.width + x] = Cell(glyph: number | Cell.clusterFlag, style: cell.style).bits
      }
    }
  }

  /// The part of a picture that a cell shows, if it shows one.
  func imagePart(of cell: Cell) -> ImagePart? { note(of: cell)?.part }

  /// What is noted of a cell, if anything is.
  func note(of cell: Cell) -> ClusterNote? {
    cell.isCluster ? styles.clusters.note(cell.glyph & ~Cell.clusterFlag) : nil
  }
}
