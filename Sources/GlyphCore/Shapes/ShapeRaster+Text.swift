extension ShapeRaster {
  /// The picture as lines of text without trailing blanks, whole cells in this shading.
  public func text(shading: Shading = .full, ascii: Bool = false) -> String {
    var lines = Array(repeating: "", count: rows)
    var widths = Array(repeating: 0, count: rows)
    for run in runs {
      lines[run.y] += String(repeating: " ", count: run.x - widths[run.y])
      let glyph = Character(run.mark.glyph(shading: shading, ascii: ascii))
      lines[run.y] += String(repeating: glyph, count: run.count)
      widths[run.y] = run.x + run.count
    }
    return lines.joined(separator: "\n")
  }
}

extension ShapeRaster.Mark {
  /// The glyph that stands for the mark.
  public func glyph(shading: Shading = .full, ascii: Bool = false) -> Unicode.Scalar {
    switch self {
    case .full:
      return ascii ? shading.ascii : shading.glyph
    case .glyph(let glyph, let plain):
      return ascii ? plain : glyph
    case .quadrants(let mask):
      return ascii ? Self.asciiQuadrants[Int(mask & 15)] : Self.quadrants[Int(mask & 15)]
    }
  }

  private static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
  private static let asciiQuadrants = Array(" ''\",[/#.\\]#_###".unicodeScalars)
}
