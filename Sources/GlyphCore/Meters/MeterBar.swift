import GlyphCells

/// A line that shows a part of a whole: the building block of progress bars, gauges and sliders.
///
/// ```
/// ━━━━━━━━╾────────   a bar
/// ━━━━━━━━●────────   a track with a knob
/// ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   no fraction
/// ```
///
/// It is one row high and as wide as what it is offered, at least three columns and ideally twenty.
/// The part is drawn in the tint. Only nothing looks empty, and only the whole looks full.
public struct MeterBar {
  /// What marks the end of the part.
  public enum Look: UInt8, Sendable {
    /// The line changes there.
    case bar
    /// A knob stands there.
    case knob
  }

  let fraction: Double?
  let look: Look

  /// A line for a fraction from 0 to 1, or for one that is not known; fractions beyond are clamped.
  public nonisolated init(fraction: Double?, look: Look = .bar) {
    self.fraction = fraction
    self.look = look
  }
}

extension MeterBar: View {
  public typealias Body = Never

  public static func _write(_ view: MeterBar, to tree: inout _Tree) {
    let values = tree.surroundings.ambient.values
    tree.leaf(
      MeterLeaf(
        fraction: view.fraction.map(unitClamped) ?? -1,
        fill: values.isEnabled ? tree.tintInk : tree.separatorInk, track: tree.separatorInk,
        look: view.look, glyphs: values.glyphs))
  }
}

@MainActor
extension _Tree {
  /// The ink of what a control wants to be seen: the tint.
  var tintInk: StyleID {
    let values = surroundings.ambient.values
    let ink = values.tint ?? .defaultTint
    guard let drawn = ink.glyph(over: .standard, in: values.colorScheme) else { return .standard }
    return host.table.intern(
      CellStyle(foreground: drawn.color, attributes: drawn.isDim ? .dim : []))
  }
}
