import GlyphUI

/// A symbol for each state, before the label.
struct SymbolToggleStyle: ToggleStyle {
  var on = "checkmark.circle.fill"
  var off = "circle"
  var mixed = "minus.circle.fill"

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isMixed ? mixed : configuration.isOn ? on : off)
          .imageScale(.large)
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
          .contentTransition(.symbolEffect(.replace))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == SymbolToggleStyle {
  static var symbol: SymbolToggleStyle { SymbolToggleStyle() }

  static func symbol(
    on: String, off: String, mixed: String = "minus.circle.fill"
  ) -> SymbolToggleStyle {
    SymbolToggleStyle(on: on, off: off, mixed: mixed)
  }
}

/// A style with symbols, on one toggle and on a whole stack.
public struct SymbolScreen: View {
  @State private var isFavorite = true
  @State private var isFlagged = false
  @State private var isPinned = true

  public init() {}

  public var body: some View {
    Exhibit("One toggle") {
      Toggle("Favorite", isOn: $isFavorite)
        .toggleStyle(.symbol(on: "heart.fill", off: "heart"))
    }
    Exhibit("All toggles of a stack") {
      VStack(alignment: .leading) {
        Toggle("Flagged", isOn: $isFlagged)
        Toggle("Pinned", isOn: $isPinned)
        Toggle("Some of these", sources: [$isFlagged, $isPinned], isOn: \.self)
        Toggle("Archived", isOn: .constant(false)).disabled(true)
      }
      .toggleStyle(.symbol)
    }
  }
}
