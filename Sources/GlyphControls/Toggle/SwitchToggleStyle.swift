import GlyphCore

/// Toggles with the label first and a knob behind it that slides.
///
/// ```
/// Label (━━●)   Label (○──)   Label (─◐─)   Label ▸━━●◂   Label  ━━●
/// on            off           mixed         with focus    disabled
/// ```
///
/// In a form or a list the knobs stand at the trailing edge.
public struct SwitchToggleStyle {
  let tint: Color?

  /// Switches in the tint of the view.
  public nonisolated init() { tint = nil }

  /// Switches in a colour while they are on.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ActiveToggle(
      configuration, isMarkFirst: false,
      mark: SwitchMark(state: ToggleState(configuration), tint: tint))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Toggles with the label first and a knob behind it that slides.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
