@_exported import GlyphUI
