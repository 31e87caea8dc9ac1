/// The glyphs of a filled area that can be seen without colour.
enum Shading {
  /// The glyph for an ink of a strength from 0, hardly seen, to 1.
  static func glyph(_ strength: Double, _ glyphs: Glyphs) -> Unicode.Scalar {
    let steps: [Unicode.Scalar] =
      glyphs == .ascii ? [".", ":", "%", "#"] : ["░", "▒", "▓", "█"]
    return steps[strength < 0.3 ? 0 : strength < 0.55 ? 1 : strength < 0.95 ? 2 : 3]
  }
}
