import GlyphUI

/// What stands in the bars above and below a screen.
public struct ToolbarsScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("Items at both ends, a title in the middle, and a bar below") {
      TerminalScreen(height: 8) {
        NavigationStack {
          Text("A picture of the harbour")
            .navigationTitle("Harbour")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("Albums", systemImage: "photo") {}
              }
              ToolbarItem(placement: .primaryAction) { Button("Share") {} }
              ToolbarItem(placement: .secondaryAction) {
                Menu("More") { Button("Rotate") {} }
              }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Previous") {}
                Spacer()
                Text("3 of 12").foregroundStyle(.secondary)
                Spacer()
                Button("Next") {}
              }
            }
        }
      }
    }
    Exhibit("Something else in the place of the title") {
      TerminalScreen(height: 4) {
        NavigationStack {
          Text("Everything of today")
            .toolbar {
              ToolbarItem(placement: .principal) {
                Picker("Span", selection: .constant(1)) {
                  Text("Day").tag(1)
                  Text("Week").tag(2)
                }
                .pickerStyle(.segmented)
                .labelsHidden()
              }
            }
        }
      }
    }
    Exhibit("In a sheet: Escape cancels, Return adds") {
      TerminalScreen(height: 10) {
        Text("").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Form {
              TextField("Name", text: .constant("Ada"))
              Toggle("Favourite", isOn: .constant(true))
            }
            .navigationTitle("New person")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
            }
          }
        }
      }
    }
    Exhibit("Without a stack around") {
      TerminalScreen(height: 4) {
        Text("A note").navigationTitle("Notes").toolbar { Button("Save") {} }
      }
    }
  }
}
