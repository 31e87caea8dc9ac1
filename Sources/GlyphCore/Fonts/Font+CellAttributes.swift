import GlyphCells

extension Font {
  /// The attributes that cells show the font with.
  public var cellAttributes: CellAttributes {
    var attributes: CellAttributes = []
    if isBold { attributes.insert(.bold) }
    if isDim { attributes.insert(.dim) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }
}
