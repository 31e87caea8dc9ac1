@_exported import GlyphCore
