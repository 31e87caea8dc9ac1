import GlyphUI

/// W9: a column of toggles under two styles, of which one draws and the other wraps.
struct StyledTogglesView: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count) { index in StyledToggle(index: index) }
    }
    .toggleStyle(CardToggleStyle())
    .toggleStyle(SymbolToggleStyle())
  }
}

struct StyledToggle: View {
  let index: Int
  @State private var isOn = false

  var body: some View {
    Toggle(isOn: $isOn) { Text(verbatim: "Item \(index)") }
  }
}

struct CardToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "|")
      Toggle(configuration)
      Text(verbatim: "|")
    }
  }
}

struct SymbolToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: configuration.isOn ? "(x)" : "( )")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}
