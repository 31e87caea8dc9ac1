import Foundation

extension Font {
  /// A font by its name, of which cells show what the name says of weight and slant:
  /// `HelveticaNeue-BoldItalic` is bold and italic.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    var font = custom(name, fixedSize: size)
    font.style = textStyle
    return font
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = Font(style: nil, size: Float(fixedSize))
    font.family = fingerprint(of: name)
    let face = name.split(separator: "-").dropFirst().joined().lowercased()
    if face.contains("italic") || face.contains("oblique") { font.traits.insert(.italic) }
    font.weight = weight(inFace: face)
    return font
  }

  private static func weight(inFace face: String) -> Weight? {
    if face.contains("semibold") || face.contains("demi") { return .semibold }
    if face.contains("bold") { return .bold }
    if face.contains("heavy") { return .heavy }
    if face.contains("black") { return .black }
    if face.contains("medium") { return .medium }
    if face.contains("light") { return .light }
    return nil
  }

  /// Fonts are compared and copied everywhere, the name is never shown: a fingerprint keeps
  /// two families apart without a string in the value.
  private static func fingerprint(of name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
