import GlyphCore

/// Brackets beside a control, in the tint; they keep their width, whatever the label has left.
struct BracketText {
  let text: String

  init(_ text: String) { self.text = text }
}

extension BracketText: View {
  var body: some View {
    Text(verbatim: text).foregroundStyle(.tint).fixedSize().layoutPriority(1)
  }
}
