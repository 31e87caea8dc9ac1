import GlyphCells

extension ViewHost {
  /// Scrolls until a view can be seen, or as much of it as there is room for.
  func reveal(_ object: PlacedObject) {}
}
