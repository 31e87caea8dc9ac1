import GlyphUI

/// What has focus, in every kind of control.
public struct FocusScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("Buttons and toggles") {
      HStack(spacing: 2) {
        focused { Button("Button") {} }
        focused { Button("Prominent") {}.buttonStyle(.borderedProminent) }
        focused { Button("Plain") {}.buttonStyle(.plain) }
      }
      HStack(spacing: 2) {
        focused { Toggle("Checkbox", isOn: .constant(true)) }
        focused { Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch) }
        focused { Toggle("Button", isOn: .constant(true)).toggleStyle(.button) }
      }
    }
    Exhibit("Values") {
      HStack(spacing: 2) {
        focused { Stepper("Guests", value: .constant(3)) }
        focused { Slider(value: .constant(0.4)) }
        focused { TextField("Name", text: .constant("Ada")) }
      }
    }
    Exhibit("Choices") {
      HStack(spacing: 2) {
        focused { Menu("Menu") {} }
        focused { DisclosureGroup("Group") {} }
        focused(height: 3) { choice.pickerStyle(.inline) }
      }
      focused(width: 60) { choice.pickerStyle(.segmented) }
    }
    Exhibit("Rows") {
      focused(width: 60, height: 4) {
        List(["Inbox", "Sent"], id: \.self, selection: .constant(Set(["Sent"]))) { Text($0) }
      }
    }
    Exhibit("A view of our own, and one that draws its focus itself") {
      HStack(spacing: 2) {
        focused { Text("Tap").onTapGesture {} }
        focused { Underlined().onTapGesture {}.focusEffectDisabled() }
      }
    }
    Exhibit("Help about what is in focus") {
      TerminalScreen(height: 3, after: [.tab]) {
        VStack(alignment: .leading) {
          Button("Send") {}.help("Sends the letter; it cannot be taken back")
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var choice: some View {
    Picker("Choice", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }

  private func focused(
    width: Int = 16, height: Int = 1, @ViewBuilder content: () -> some View
  ) -> some View {
    TerminalScreen(width: width, height: height, after: [.tab]) {
      content().padding(.horizontal, 1)
    }
  }
}

private struct Underlined: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text("Underlined").underline(isFocused) }
}
