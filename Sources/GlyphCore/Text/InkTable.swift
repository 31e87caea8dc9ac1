import GlyphCells

/// Remembers what ink comes of an outer ink and a change to it.
struct InkTable {}
