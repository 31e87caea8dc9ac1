import GlyphUI

/// A program that stands below the prompt and changes its height.
struct InlineFixture: App {
  @State private var rows = 2

  var body: some Scene {
    WindowGroup {
      InlineRows(rows: $rows)
    }
    .windowStyle(.inline)
  }
}

private struct InlineRows: View {
  @Binding var rows: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
      Text("Rows \(rows)")
    }
    .onKeyPress("m") {
      rows += 1
      return .handled
    }
    .onKeyPress("l") {
      rows -= 1
      return .handled
    }
    .onKeyPress("h") {
      rows = 100
      return .handled
    }
    .onKeyPress("q") {
      dismiss()
      return .handled
    }
  }
}
