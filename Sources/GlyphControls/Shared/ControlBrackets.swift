import GlyphCore

/// The two characters around a control that say whether it can be operated: brackets, arrows
/// while it has focus, nothing while it is disabled.
struct ControlBrackets {
  let opening: String
  let closing: String
  let isEnabled: Bool
  let glyphs: Glyphs

  enum Shape {
    case square
    case round
  }

  init(_ shape: Shape, isEnabled: Bool, isFocused: Bool, glyphs: Glyphs) {
    self.isEnabled = isEnabled
    self.glyphs = glyphs
    guard isEnabled else {
      (opening, closing) = (" ", " ")
      return
    }
    switch (isFocused, glyphs, shape) {
    case (true, .unicode, _): (opening, closing) = ("▸", "◂")
    case (true, .ascii, _): (opening, closing) = (">", "<")
    case (false, _, .square): (opening, closing) = ("[", "]")
    case (false, _, .round): (opening, closing) = ("(", ")")
    }
  }
}
