@_exported import GlyphCells
@_exported import GlyphControls
@_exported import GlyphCore
@_exported import GlyphTerminal
