import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct EditButtonTests {
  private struct Shopping: View {
    @State private var items = ["Milk", "Bread", "Salt"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { item in
            Text(item).moveDisabled(item == "Salt").deleteDisabled(item == "Salt")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Shopping")
        .toolbar { EditButton() }
      }
    }
  }

  @Test func `while rows are edited they show what can be done with them`() {
    let player = Player(width: 28, height: 7) { Shopping() }
    #expect(player.screen.contains("│   Milk                   │"))
    player.click("Edit")
    #expect(
      player.screen.contains(
        """
        │   ⊖ Milk               ≡ │
        │   ⊖ Bread              ≡ │
        │     Salt                 │
        """))
    player.click("⊖", occurrence: 1)
    #expect(!player.screen.contains("Bread") && player.screen.contains("Milk"))
    player.click("Done")
    #expect(!player.screen.contains("⊖") && player.screen.contains("▸ Edit ◂"))
  }

  @Test func `without a screen around there is nothing to edit`() {
    #expect(EditButton().rendered() == "  Edit")
  }

  private struct Mode: View {
    @Environment(\.editMode) private var mode
    var body: some View { Text(verbatim: "\(mode?.wrappedValue == .active)") }
  }

  @Test func `a program can start the editing itself`() {
    let view = NavigationStack { Mode().environment(\.editMode, .constant(.active)) }
    #expect(view.rendered() == "true")
    #expect(NavigationStack { Mode() }.rendered() == "false")
    #expect(EditMode.transient.isEditing && !EditMode.inactive.isEditing)
  }
}
