import GlyphCore

/// The foreground of a button's label: dim while it is disabled or pressed, red where it destroys.
struct ButtonInk {
  let style: AnyShapeStyle

  init<Tint: ShapeStyle>(
    _ configuration: ButtonStyleConfiguration, isEnabled: Bool, otherwise style: Tint
  ) {
    if !isEnabled || configuration.isPressed {
      self.style = AnyShapeStyle(.secondary)
    } else if configuration.role == .destructive {
      self.style = AnyShapeStyle(.red)
    } else {
      self.style = AnyShapeStyle(style)
    }
  }
}
