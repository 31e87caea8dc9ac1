// GlyphControls
