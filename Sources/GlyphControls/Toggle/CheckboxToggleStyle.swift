import GlyphCore

/// Toggles with a check mark before the label.
///
/// ```
/// [✓] Label   [ ] Label   [–] Label   ▸✓◂ Label    ✓  Label
/// on          off         mixed       with focus   disabled
/// ```
public struct CheckboxToggleStyle {
  public nonisolated init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ActiveToggle(
      configuration, isMarkFirst: true, mark: CheckboxMark(state: ToggleState(configuration)))
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Toggles with a check mark before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
