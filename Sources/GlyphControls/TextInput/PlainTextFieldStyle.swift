import GlyphCore

/// Text fields without anything around them.
public struct PlainTextFieldStyle {
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldFace(field: configuration, edge: .none)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text fields without anything around them.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
