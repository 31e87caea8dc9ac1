import GlyphUI

/// Pickers in the styles that come with the library, and in one of our own.
public struct PickersScreen: View {
  @State private var flavour = Flavour.vanilla
  @State private var topping: Flavour?

  public init() {}

  public var body: some View {
    Exhibit("A menu, the automatic style") {
      Picker("Flavour", selection: $flavour) { options }
      Picker("Topping", selection: $topping) {
        Text("None").tag(Flavour?.none)
        options
      }
    }
    Exhibit("Segments") {
      Picker("Flavour", selection: $flavour) { options }.pickerStyle(.segmented)
    }
    Exhibit("All options") {
      HStack(alignment: .top) {
        Picker("Flavour", selection: $flavour) { options }.padding(.trailing)
        Picker("Topping", selection: $topping) { options }.padding(.trailing)
        Picker("Disabled", selection: $flavour) { options }.disabled(true)
      }
      .pickerStyle(.inline)
    }
    Exhibit("A style of our own") {
      Picker("Flavour", selection: $flavour) { options }.pickerStyle(ScaleStyle())
    }
    Exhibit("Disabled, and in ASCII") {
      Picker("Flavour", selection: $flavour) { options }.disabled(true)
      Picker("Flavour", selection: $flavour) { options }.environment(\.glyphs, .ascii)
      Picker("Flavour", selection: $flavour) { options }
        .pickerStyle(.segmented)
        .environment(\.glyphs, .ascii)
    }
  }

  private var options: some View {
    ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
  }
}

enum Flavour: String, CaseIterable, Identifiable {
  case chocolate, vanilla, pistachio
  var id: Self { self }
}

/// Options between arrows.
private struct ScaleStyle: PickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.options { option in
        HStack(spacing: 0) {
          Text(option.isSelected ? "━━◆ " : "━━◇ ").foregroundStyle(.tint)
          option.label
          Text(" ")
        }
        .onTapGesture { option.select() }
      }
    }
  }
}
