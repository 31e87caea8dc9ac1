// GlyphTesting
