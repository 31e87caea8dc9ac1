// GlyphCells
