import GlyphCore

/// Views that are made with the brackets of the control around them, as it is now.
struct Bracketed<Content: View> {
  let shape: ControlBrackets.Shape
  let content: (ControlBrackets) -> Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(_ shape: ControlBrackets.Shape, @ViewBuilder content: @escaping (ControlBrackets) -> Content)
  {
    self.shape = shape
    self.content = content
  }
}

extension Bracketed: View {
  var body: some View {
    content(
      ControlBrackets(shape, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs))
  }
}
