import GlyphUI
import Testing

@MainActor
struct ControlAccessibilityTests {
  private func elements(_ view: some View) -> [AccessibilityElement] {
    ViewHost(width: 60, height: 12) { view }.accessibilityElements
  }

  @Test func `toggles in every style are read as their label and their state`() throws {
    func read<Style: ToggleStyle>(_ style: Style, _ isOn: [Bool]) throws -> String {
      let toggle = Toggle("Wi-Fi", sources: isOn.map { Binding.constant($0) }, isOn: \.self)
      let all = elements(toggle.toggleStyle(style))
      let element = try #require(all.first)
      #expect(all.count == 1)
      #expect(element.traits.contains(.isToggle))
      return "\(element.label): \(element.value ?? "")"
    }
    for states in [([true], "on"), ([false], "off"), ([true, false], "mixed")] {
      #expect(try read(.checkbox, states.0) == "Wi-Fi: \(states.1)")
      #expect(try read(.switch, states.0) == "Wi-Fi: \(states.1)")
      #expect(try read(.button, states.0) == "Wi-Fi: \(states.1)")
    }
  }

  @Test func `buttons are read without their brackets`() throws {
    let button = try #require(elements(Button("Delete", role: .destructive) {}).first)
    #expect(button.label == "Delete")
    #expect(button.traits.contains(.isButton))
    let prominent = try #require(
      elements(Button("Save") {}.buttonStyle(.borderedProminent)).first)
    #expect(prominent.label == "Save")
  }

  @Test func `of the options of a picker the one that is chosen is selected`() {
    let picker = Picker("Size", selection: .constant(2)) {
      Text(verbatim: "S").tag(1)
      Text(verbatim: "M").tag(2)
    }
    for all in [elements(picker.pickerStyle(.segmented)), elements(picker.pickerStyle(.inline))] {
      #expect(all.map(\.label) == ["Size", "S", "M"])
      #expect(all.map { $0.traits.contains(.isSelected) } == [false, false, true])
    }
    #expect(elements(picker).map(\.label) == ["Size", "M"])
  }

  @Test func `behind a question nothing is read`() {
    let view = Button("Behind") {}.alert("Sure?", isPresented: .constant(true)) {
      Button("Yes") {}
    }
    #expect(elements(view).map(\.label) == ["Sure?", "Yes"])
  }
}
