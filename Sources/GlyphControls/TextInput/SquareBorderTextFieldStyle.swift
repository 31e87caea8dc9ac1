import GlyphCore

/// Text fields in a frame with square corners, which is heavy while they have focus.
public struct SquareBorderTextFieldStyle {
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    TextFieldFace(field: configuration, edge: .square)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Text fields in a frame with square corners, which is heavy while they have focus.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
