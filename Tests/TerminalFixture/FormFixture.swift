import GlyphUI

/// A program below the prompt that answers to the pointer and takes text.
struct FormFixture: App {
  var body: some Scene {
    WindowGroup { FormRows() }.windowStyle(.inline)
  }
}

private struct FormRows: View {
  @State private var isOn = false
  @State private var rows = 0
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
      Text("A line of text that is not short.").lineLimit(1)
      Toggle("Wi-Fi", isOn: $isOn)
      Button("More") {
        rows += 1
        print("more \(rows)")
      }
      HStack {
        Text("A name, please:").fixedSize()
        TextField("Name", text: $name).textFieldStyle(.plain)
      }
      Text("Hello \(name)")
      Button("Quit") { dismiss() }.keyboardShortcut("q")
    }
  }
}
