import GlyphCore

/// Buttons that put away what they stand in before they act; Escape acts on the one that cancels.
struct DialogButtonStyle {
  @Environment(\.dismiss) private var dismiss

  init() {}
}

extension DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let (dismiss, action) = (dismiss, configuration.action)
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          dismiss()
          action()
        }),
      style: BorderedButtonFace()
    )
    .focusEffectDisabled()
    .keyboardShortcut(configuration.role == .cancel ? .cancelAction : nil)
  }
}
