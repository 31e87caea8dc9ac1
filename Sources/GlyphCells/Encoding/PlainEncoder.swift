/// Writes a surface as text without any styles.
package struct PlainEncoder {
  /// Whether blanks at the end of each line are left out.
  package var trimsTrailingBlanks: Bool

  package init(trimsTrailingBlanks: Bool = true) {
    self.trimsTrailingBlanks = trimsTrailingBlanks
  }

  /// Appends the rows joined by newlines, without a newline at the end.
  package func encode(_ surface: Surface, to buffer: ByteBuffer) {
    for y in 0..<surface.size.height {
      if y > 0 { buffer.append(0x0A) }
      surface.withRow(y) { encode($0, clusters: surface.styles.clusters, to: buffer) }
    }
  }

  private func encode(
    _ row: UnsafeBufferPointer<UInt64>, clusters: ClusterTable, to buffer: ByteBuffer
  ) {
    var end = row.count
    if trimsTrailingBlanks {
      while end > 0, Cell(bits: row[end - 1]).glyph == 0x20 { end -= 1 }
    }
    let row = UnsafeBufferPointer(rebasing: row[0..<end])
    var x = 0
    while x < end { x = GlyphWriter.append(row, from: x, clusters: clusters, to: buffer) }
  }
}

extension ByteBuffer {
  /// Appends what a cell shows: nothing for the right half of a wide glyph.
  @inline(__always)
  func append(glyphOf cell: Cell, clusters: ClusterTable) {
    let glyph = cell.glyph
    if glyph & Cell.clusterFlag != 0 {
      append(clusters[glyph & ~Cell.clusterFlag])
    } else if glyph != 0 {
      append(scalar: glyph)
    }
  }
}
