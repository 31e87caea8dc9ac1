import GlyphUI

/// Lists of which rows are chosen.
public struct ListsScreen: View {
  @State private var folder: String? = "Sent"
  @State private var toppings: Set = ["Nuts", "Cream"]

  public init() {}

  public var body: some View {
    Exhibit("One row, and any number of rows") {
      HStack(alignment: .top, spacing: 2) {
        List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $folder) { Text($0) }
        List(["Nuts", "Sauce", "Cream"], id: \.self, selection: $toppings) { Text($0) }
      }
    }
    Exhibit("With sections, without frames") {
      List(selection: $folder) {
        Section("Mail") {
          Label("Inbox", systemImage: "tray").tag("Inbox")
          Label("Sent", systemImage: "paperplane").tag("Sent")
        }
        Section("More") {
          Label("Trash", systemImage: "trash").tag("Trash")
        }
      }
      .listStyle(.sidebar)
    }
  }
}
