import GlyphCells

/// One colour as cells can show it: what the terminal is told, how opaque it is, and whether it
/// is dim.
public struct CellInk: Hashable, Sendable {
  /// The colour; `.standard` is the terminal's own foreground.
  public var color: TerminalColor
  /// 255 covers what is below, 0 is not drawn.
  public var alpha: UInt8
  /// Whether the colour is shown with less contrast, as `.secondary` is.
  public var isDim: Bool
  /// Whether `.standard` is the terminal's background and not its foreground.
  public var isBackground: Bool

  /// Ink of a colour, opaque and not dim unless said otherwise.
  public init(
    _ color: TerminalColor, alpha: UInt8 = .max, isDim: Bool = false, isBackground: Bool = false
  ) {
    self.color = color
    self.alpha = alpha
    self.isDim = isDim
    self.isBackground = isBackground
  }

  /// The terminal's own foreground.
  public static let foreground = CellInk(.standard)
  /// The terminal's own background.
  public static let background = CellInk(.standard, isBackground: true)
  /// The tint where none was set: the terminal's blue.
  public static let defaultTint = CellInk(.ansi(4))
  /// Nothing.
  public static let clear = CellInk(.standard, alpha: 0)

  /// Whether drawing with this ink leaves no trace.
  public var isClear: Bool { alpha == 0 }

  /// The same ink, less opaque: opacities multiply.
  public func opacity(_ opacity: Double) -> CellInk {
    var ink = self
    ink.alpha = UInt8((Double(alpha) * unitClamped(opacity)).rounded())
    return ink
  }

  /// The same ink, dim.
  public var dimmed: CellInk {
    var ink = self
    ink.isDim = true
    return ink
  }
}
