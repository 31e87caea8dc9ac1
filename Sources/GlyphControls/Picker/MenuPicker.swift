import GlyphCore

/// What is chosen in brackets, and all options in front of the screen once that is pressed.
///
/// ```
/// Flavour [ Chocolate ▾ ]
///         ╭─────────────╮
///         │ ✓ Chocolate │
///         │   Vanilla   │
///         ╰─────────────╯
/// ```
struct MenuPicker {
  let configuration: PickerStyleConfiguration
  @State private var isOpen = false

  init(configuration: PickerStyleConfiguration) { self.configuration = configuration }
}

extension MenuPicker: View {
  var body: some View {
    LabeledRow(
      label: configuration.label,
      content: MenuFace {
        if let label = configuration.currentValueLabel {
          label
        } else {
          configuration.options { option in
            if option.isSelected { option.label }
          }
        }
      }
      .onActivate { isOpen = true }
      .focusEffectDisabled()
      .presentation(isPresented: $isOpen, style: .popover) {
        PopupRows {
          configuration.options { option in
            PopupRow(
              isSelected: option.isSelected, isEntry: option.isSelected, select: option.select
            ) { option.label }
          }
        }
      },
      isNamed: true)
  }
}
