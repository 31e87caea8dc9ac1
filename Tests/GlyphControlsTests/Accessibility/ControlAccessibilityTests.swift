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
    #expect(picker.spokenText() == "Size, button, M")
  }

  @Test func `a row of a form is read as one thing, under the name of its label`() {
    let form = Form {
      Stepper("Guests", value: .constant(2), in: 1...4)
      Slider(value: .constant(0.5)) { Text("Volume") }
      Slider(value: .constant(0.5)) { Text("Balance") }.disabled(true)
      TextField("Name", text: .constant("Eve"))
      SecureField("Password", text: .constant("secret"))
    }
    #expect(
      form.spokenText(width: 40) == """
        Guests, adjustable
        Volume, adjustable, 50%
        Balance, adjustable, 50%, disabled
        Name, text field, Eve
        Password, secure text field, 6 characters
        """)
  }

  @Test func `a text field has its name also when the placeholder is gone`() {
    let fields = VStack {
      TextField("Name", text: .constant("Eve"))
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant(""), prompt: Text("Jane")).disabled(true)
      TextEditor(text: .constant("a\nb")).frame(height: 2).accessibilityLabel("Notes")
    }
    #expect(
      fields.spokenText(width: 30) == """
        Name, text field, Eve
        Name, text field
        Name, text field, disabled
        Notes, text editor, a
        b
        """)
  }

  @Test func `steps change what a slider and a stepper hold`() {
    struct Values: View {
      @State private var guests = 3
      @State private var volume = 0.5
      var body: some View {
        Stepper("Guests", value: $guests, in: 1...4)
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Text(verbatim: "\(guests) \(volume)")
      }
    }
    let host = ViewHost(width: 40, height: 4) { Values() }
    for _ in 0..<3 { host.adjust(.increment, on: "Guests") }
    host.adjust(.decrement, on: "Volume")
    #expect(host.accessibilityElements.last?.label == "4 0.25")
  }

  @Test func `behind a question nothing is read`() {
    let view = Button("Behind") {}.alert("Sure?", isPresented: .constant(true)) {
      Button("Yes") {}
    }
    #expect(elements(view).map(\.label) == ["Sure?", "Yes"])
  }
}
