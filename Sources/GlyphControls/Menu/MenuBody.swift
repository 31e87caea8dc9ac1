import GlyphCore

/// A menu's button, and its rows in front of the screen.
struct MenuBody {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

extension MenuBody: View {
  var body: some View {
    MenuFace { configuration.label }
      .onActivate { isOpen = true }
      .focusEffectDisabled()
      .presentation(isPresented: $isOpen, style: .popover) {
        PopupRows { MenuRows { configuration.content } }
      }
  }
}

/// Controls as rows of a menu.
struct MenuRows<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension MenuRows: View {
  var body: some View {
    content
      .buttonStyle(MenuRowButtonStyle())
      .toggleStyle(MenuRowToggleStyle())
      .pickerStyle(MenuRowPickerStyle())
  }
}

/// Buttons as rows of a menu.
struct MenuRowButtonStyle {
  init() {}
}

extension MenuRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PopupRow(isSelected: false, select: { configuration.trigger() }) {
      ButtonTitle(role: configuration.role, label: .init(content: configuration.label.content))
        .foregroundStyle(
          configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))
    }
  }
}

/// Toggles as rows of a menu, with a check mark where they are on.
struct MenuRowToggleStyle {
  init() {}
}

extension MenuRowToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    PopupRow(
      isSelected: configuration.isOn, select: { configuration.isOn.toggle() }
    ) { configuration.label }
  }
}

/// The options of pickers as rows of a menu.
struct MenuRowPickerStyle {
  init() {}
}

extension MenuRowPickerStyle: PickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.options { option in
      PopupRow(isSelected: option.isSelected, select: option.select) { option.label }
    }
  }
}
