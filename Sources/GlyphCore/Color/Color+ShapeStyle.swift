import GlyphCells

extension Color: ShapeStyle {
  public var _erased: AnyShapeStyle { AnyShapeStyle(color: self) }

  /// The colour as numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(in: environment.ambient.styleContext)
  }

  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    guard alpha > 0 else { return .clear }
    let base: ShapeInk
    switch kind {
    case .accent:
      base = .solid(context.tint)
    case .foreground, .asset:
      let own = CellInk.foreground
      base = .solid(kind == .foreground && first > 0 ? own.dimmed : own)
    case .background:
      base = .solid(.background)
    case .system, .rgb:
      base = .solid(CellInk(terminalColor(in: context.colorScheme)))
    }
    return alpha == .max ? base : base.opacity(opacity)
  }

  /// The colour as the terminal is told it, opacity left aside; `.standard` where only the place
  /// of use can tell.
  func terminalColor(in scheme: ColorScheme) -> TerminalColor {
    switch kind {
    case .system:
      return SystemColor(rawValue: UInt8(first)).map { .ansi($0.ansi) } ?? .standard
    case .rgb:
      return knownComponents(in: scheme).map(TerminalColor.init) ?? .standard
    case .foreground, .background, .accent, .asset:
      return .standard
    }
  }

  /// The colour as numbers in these surroundings; what only the terminal knows is taken to be
  /// what the colour scheme makes likely.
  func resolved(in context: ShapeStyleContext) -> Color.Resolved {
    Color.Resolved(components(in: context), opacity: opacity)
  }

  func components(in context: ShapeStyleContext) -> RGBComponents {
    let scheme = context.colorScheme
    switch kind {
    case .rgb, .system:
      return knownComponents(in: scheme) ?? scheme.figure
    case .accent:
      return context.tint.color.components(in: scheme) ?? scheme.figure
    case .background:
      return scheme.ground
    case .foreground, .asset:
      let isDim = kind == .foreground && first > 0
      return scheme.figure.laid(over: scheme.ground, opacity: isDim ? 0.6 : 1)
    }
  }
}

extension Color.Resolved: ShapeStyle {
  public func _ink(in context: ShapeStyleContext) -> ShapeInk { Color(self)._ink(in: context) }
}
