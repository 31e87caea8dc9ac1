import GlyphUI

extension View {
  /// What the view sends to a terminal of 16 colours, with `^` for the start of an escape.
  @MainActor
  func escaped() -> String {
    ViewRenderer(content: self).ansi(.ansi16).replacing("\u{1B}[", with: "^")
  }
}
