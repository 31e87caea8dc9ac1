// GlyphCore
