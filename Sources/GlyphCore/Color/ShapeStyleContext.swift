import GlyphCells

/// The surroundings that shape styles refer to.
public struct ShapeStyleContext {
  /// Whether the surface is light or dark.
  public var colorScheme: ColorScheme
  /// The tint in force.
  public var tint: CellInk
  /// The foreground style in force.
  public var foreground: ShapeInk
  /// The secondary foreground style, if it was set and is not just the foreground, dim.
  public var secondary: ShapeInk?
  /// The tertiary foreground style, if it was set.
  public var tertiary: ShapeInk?
  /// The background style in force.
  public var background: ShapeInk

  /// What styles of a user's own are resolved in.
  public var environment: EnvironmentValues?

  /// Surroundings in which nothing was set: the terminal's own colours, and a blue tint.
  public init(
    colorScheme: ColorScheme = .dark, tint: CellInk = .defaultTint,
    foreground: ShapeInk = .solid(.foreground), secondary: ShapeInk? = nil,
    tertiary: ShapeInk? = nil, background: ShapeInk = .solid(.background)
  ) {
    self.colorScheme = colorScheme
    self.tint = tint
    self.foreground = foreground
    self.secondary = secondary
    self.tertiary = tertiary
    self.background = background
  }

  /// The foreground at a level: 0 is primary, and each below is dim unless it was set.
  public func foreground(level: Int) -> ShapeInk {
    switch level {
    case ...0: return foreground
    case 1: return secondary ?? foreground.dimmed
    default: return tertiary ?? secondary?.dimmed ?? foreground.dimmed
    }
  }
}
