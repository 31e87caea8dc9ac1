// GlyphUI
