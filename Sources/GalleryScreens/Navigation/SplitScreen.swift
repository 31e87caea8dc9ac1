import GlyphUI

/// Columns beside one another, each of which decides what the next one shows.
public struct SplitScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("A sidebar drives the detail") {
      TerminalScreen(height: 9, after: [.tab, .key(.downArrow)]) { Library() }
    }
    Exhibit("In little room there is one column; Return leads on, Escape back") {
      HStack(alignment: .top, spacing: 2) {
        TerminalScreen(width: 26, height: 9, after: [.tab, .key(.downArrow)]) { Library() }
        TerminalScreen(
          width: 26, height: 9, after: [.tab, .key(.downArrow), .key(.return)]
        ) {
          Library()
        }
      }
    }
    Exhibit("Just side by side") {
      HSplitView {
        Text("Before")
        Text("After")
      }
      .frame(width: 30, height: 2)
    }
  }
}

private struct Library: View {
  @State private var shelf: String? = "Poems"
  private let shelves = ["Novels", "Poems", "Letters"]

  var body: some View {
    NavigationSplitView {
      List(selection: $shelf) {
        Section("Shelves") {
          ForEach(shelves, id: \.self) { Label($0, systemImage: "book") }
        }
      }
      .navigationTitle("Library")
    } detail: {
      if let shelf {
        List {
          Text("The first of the \(shelf.lowercased())")
          Text("The second")
        }
        .navigationTitle(shelf)
        .toolbar { Button("Add") {} }
      } else {
        Text("Choose a shelf")
      }
    }
  }
}
