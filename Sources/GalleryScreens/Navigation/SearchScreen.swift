import GlyphUI

/// Looking for something, and finding nothing; badges, and rows that are edited.
public struct SearchScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("A field above a list, and what it finds") {
      TerminalScreen(height: 10, after: [.tab] + Event.typing("al")) { Mountains() }
    }
    Exhibit("Suggestions, and where to look") {
      TerminalScreen(height: 10, after: [.tab] + Event.typing("m")) { Mountains() }
    }
    Exhibit("Nothing found") {
      TerminalScreen(height: 8, after: [.tab] + Event.typing("xyz")) { Mountains() }
    }
    Exhibit("Nothing there yet") {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New letters appear here.")
      } actions: {
        Button("Look again") {}
      }
      .frame(height: 5)
    }
    Exhibit("Badges, and rows that are being edited") {
      TerminalScreen(height: 9, after: [.key(.tab, modifiers: .shift), .space]) { Boxes() }
    }
  }
}

private struct Mountains: View {
  @State private var text = ""
  @State private var scope = 0
  private let names = ["Aletschhorn", "Alphubel", "Matterhorn", "Mont Blanc", "Monte Rosa"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(found, id: \.self) { name in
          NavigationLink(name, value: name)
        }
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: text) }
      }
      .navigationTitle("Mountains")
      .searchable(text: $text, prompt: "Name")
      .searchSuggestions {
        if text.count == 1 {
          ForEach(found, id: \.self) { Text($0).searchCompletion($0) }
        }
      }
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("Climbed").tag(1)
      }
    }
  }

  private var found: [String] {
    names.filter { text.isEmpty || $0.lowercased().hasPrefix(text.lowercased()) }
  }
}

private struct Boxes: View {
  @State private var boxes = ["Inbox", "Archive", "Trash"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(boxes, id: \.self) { box in
          NavigationLink(box, value: box).badge(box == "Inbox" ? 3 : 0)
        }
        .onDelete { _ in }
        .onMove { _, _ in }
        Text("Drafts").badge("new")
      }
      .navigationTitle("Boxes")
      .toolbar { EditButton() }
    }
  }
}
