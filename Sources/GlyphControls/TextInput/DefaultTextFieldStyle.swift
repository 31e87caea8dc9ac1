import GlyphCore

/// Text fields between two thin bars.
///
/// ```
/// ▏Name               ▕   ▸Name               ◂
/// ```
public struct DefaultTextFieldStyle {
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldFace(field: configuration, edge: .bars)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Text fields between two thin bars.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
