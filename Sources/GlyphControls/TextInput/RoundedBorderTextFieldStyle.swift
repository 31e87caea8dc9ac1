import GlyphCore

/// Text fields in a frame with round corners, which is heavy while they have focus.
///
/// ```
/// ╭────────────────────╮
/// │Name                │
/// ╰────────────────────╯
/// ```
public struct RoundedBorderTextFieldStyle {
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldFace(field: configuration, edge: .rounded)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text fields in a frame with round corners, which is heavy while they have focus.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
