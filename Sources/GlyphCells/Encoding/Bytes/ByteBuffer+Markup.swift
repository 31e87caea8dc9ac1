extension ByteBuffer {
  /// Appends a string with what XML reads as markup escaped; it has to come from the gate, which
  /// leaves no characters that XML forbids.
  func append(escaped string: String) {
    for byte in string.utf8 { append(escaped: byte) }
  }

  /// Appends one byte of UTF-8, escaped where XML would read it as markup.
  func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    case UInt8(ascii: "'"): append("&#39;")
    default: append(byte)
    }
  }

  /// Appends what a cell shows, escaped.
  func append(escapedGlyphOf cell: Cell, clusters: ClusterTable) {
    if cell.glyph < 0x80, cell.glyph > 0 {
      append(escaped: UInt8(truncatingIfNeeded: cell.glyph))
    } else if cell.isCluster {
      append(escaped: clusters[cell.glyph & ~Cell.clusterFlag])
    } else {
      append(glyphOf: cell, clusters: clusters)
    }
  }

  /// Appends a length that is a multiple of one hundredth.
  func append(hundredths number: Int) {
    if number < 0 { append(0x2D) }
    append(decimal: abs(number) / 100)
    let rest = abs(number) % 100
    if rest == 0 { return }
    append(0x2E)
    append(decimal: rest / 10)
    if rest % 10 != 0 { append(decimal: rest % 10) }
  }
}
