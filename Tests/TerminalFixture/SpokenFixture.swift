import GlyphUI

/// A program with every kind of control, to be heard.
struct SpokenFixture: App {
  var body: some Scene {
    WindowGroup { SpokenView() }
  }
}

private struct SpokenView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""
  @State private var guests = 2
  @State private var volume = 0.5
  @State private var flavour = "Vanilla"
  @State private var isOn = false
  @State private var asks = false
  @State private var hasSheet = false
  @State private var letters = ["Bill", "Postcard"]
  @State private var ticks = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      Text("Booking").accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      TextEditor(text: $notes).frame(height: 3).accessibilityLabel("Notes")
      Stepper("Guests: \(guests)", value: $guests, in: 1...4)
      Slider(value: $volume) { Text("Volume") }
      Picker("Flavour", selection: $flavour) {
        ForEach(["Vanilla", "Lemon"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      Toggle("Breakfast", isOn: $isOn)
      details
    }
  }

  private var details: some View {
    VStack(alignment: .leading) {
      Text("Hello \(name), \(password.count) letters, \(notes.split(separator: "\n").count) lines")
      Text("\(guests) guests")
      ForEach(letters, id: \.self) { letter in
        Text(letter).onTapGesture { name = letter }
          .accessibilityAction(named: "Remove") { letters.removeAll { $0 == letter } }
      }
      Button("Late") {
        Task {
          try? await Task.sleep(for: .milliseconds(1))
          ticks += 1
        }
      }
      Text("Ticks \(ticks)")
      Button("Reset", role: .destructive) { asks = true }
        .alert("Reset everything?", isPresented: $asks) {
          Button("Cancel", role: .cancel) {}
          Button("Reset", role: .destructive) { name = "" }
        } message: {
          Text("Nothing comes back.")
        }
      Button("Terms") { hasSheet = true }
        .sheet(isPresented: $hasSheet) { Text("No terms.") }
      Button("Leave") { dismiss() }.disabled(!isOn).keyboardShortcut("l")
    }
  }
}
