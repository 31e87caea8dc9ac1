import GlyphCells

extension CellInk {
  /// How a glyph is drawn with this ink on a background, or nil where nothing is drawn.
  ///
  /// An ink that is not opaque is blended where both colours are known and dim otherwise.
  public func glyph(
    over background: TerminalColor, in scheme: ColorScheme
  ) -> (color: TerminalColor, isDim: Bool)? {
    guard alpha > 0 else { return nil }
    if color == .standard, isBackground {
      return (background == .standard ? scheme.groundColor : background, isDim)
    }
    guard alpha < .max else { return (color, isDim) }
    guard let ink = color.components(in: scheme),
      let ground = background.components(in: scheme)
    else { return (color, true) }
    return (TerminalColor(ink.laid(over: ground, opacity: Double(alpha) / 255)), isDim)
  }

  /// The colour of a cell that this ink fills, or nil where nothing is drawn.
  ///
  /// No terminal can make a background dim or half opaque, so that such an ink is always
  /// blended; the terminal's own colours then count as those of the colour scheme.
  public func fill(over background: TerminalColor, in scheme: ColorScheme) -> TerminalColor? {
    guard alpha > 0 else { return nil }
    let opacity = Double(alpha) / 255 * (isDim ? 0.5 : 1)
    if opacity == 1, color != .standard { return color }
    if color == .standard, isBackground {
      guard opacity < 1, let below = background.components(in: scheme) else { return .standard }
      return TerminalColor(scheme.ground.laid(over: below, opacity: opacity))
    }
    let ink = color.components(in: scheme) ?? scheme.figure
    let ground = background.components(in: scheme) ?? scheme.ground
    return TerminalColor(ink.laid(over: ground, opacity: opacity))
  }

  /// How much light the ink gives as a filled cell on the background of the scheme, from 0, where
  /// it cannot be seen, to 1: what its shading is chosen by.
  public func strength(in scheme: ColorScheme) -> Double {
    guard alpha > 0, !(color == .standard && isBackground) else { return 0 }
    let opacity = Double(alpha) / 255 * (isDim ? 0.5 : 1)
    guard let ink = color.components(in: scheme) else { return opacity }
    let contrast = abs(ink.lightness - scheme.ground.lightness)
    return opacity * min(1, 0.4 + contrast)
  }
}

extension ColorScheme {
  /// What the terminal's background is taken to be: no terminal is asked.
  var ground: RGBComponents {
    self == .dark ? RGBComponents(bytes: 30, 30, 30) : RGBComponents(bytes: 255, 255, 255)
  }

  /// What the terminal's foreground is taken to be.
  var figure: RGBComponents {
    self == .dark ? RGBComponents(bytes: 229, 229, 229) : RGBComponents(bytes: 0, 0, 0)
  }

  var groundColor: TerminalColor { self == .dark ? .ansi(0) : .ansi(15) }
}
