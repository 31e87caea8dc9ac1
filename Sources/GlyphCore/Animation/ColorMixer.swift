import GlyphCells

/// Makes the colours on the way from one to another.
///
/// The terminal's own colours are taken for what the colour scheme says they look like; a colour
/// in between is exact, and the ends are what they were.
struct ColorMixer {
  let styles: StyleTable
  let scheme: ColorScheme

  func mix(_ old: CellInk, _ new: CellInk, _ progress: Double) -> CellInk {
    guard progress > 0, old != new else { return old == new ? new : old }
    guard progress < 1 else { return new }
    var ink = progress < 0.5 ? old : new
    ink.alpha = UInt8(
      (Double(old.alpha) + (Double(new.alpha) - Double(old.alpha)) * progress).rounded())
    // What is not drawn has no colour to come from or to go to.
    if old.isClear || new.isClear {
      let seen = old.isClear ? new : old
      ink.color = seen.color
      (ink.isDim, ink.isBackground) = (seen.isDim, seen.isBackground)
      return ink
    }
    guard old.color != new.color || old.isBackground != new.isBackground else { return ink }
    ink.color = TerminalColor(
      components(new.color, new.isBackground)
        .laid(over: components(old.color, old.isBackground), opacity: progress))
    ink.isBackground = false
    return ink
  }

  private func components(_ color: TerminalColor, _ isBackground: Bool) -> RGBComponents {
    color.components(in: scheme) ?? (isBackground ? scheme.ground : scheme.figure)
  }

  /// The style of a text on its way: its attributes are the new ones at once.
  func mix(_ old: StyleID, _ new: StyleID, _ progress: Double) -> StyleID {
    guard old != new, progress < 1 else { return new }
    let (before, after) = (styles[old], styles[new])
    var style = after
    style.foreground =
      mix(
        CellInk(before.foreground), CellInk(after.foreground), progress
      ).color
    style.background =
      mix(
        CellInk(before.background, isBackground: true),
        CellInk(after.background, isBackground: true), progress
      ).color
    return styles.intern(style)
  }

  func mix(_ old: GradientInk, _ new: GradientInk, _ progress: Double) -> GradientInk {
    guard old.stops.count == new.stops.count else { return new }
    func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * progress }
    var ink = new
    ink.opacity = unitClamped(between(old.opacity, new.opacity))
    ink.stops = zip(old.stops, new.stops).map { old, new in
      GradientInk.ResolvedStop(
        components: new.components.laid(over: old.components, opacity: progress),
        opacity: unitClamped(between(old.opacity, new.opacity)),
        location: between(old.location, new.location))
    }
    return ink
  }
}
