import Foundation
import GlyphCore

/// A row with the signs of what can be done with it, while rows are being edited: `⊖ Milk   ≡`.
struct RowEditMarks<Content: View> {
  let edits: RowEdits
  let row: RowActions
  let offset: Int?
  let content: Content
  @Environment(\.editMode) private var mode
  @Environment(\.glyphs) private var glyphs

  init(
    edits: RowEdits, row: RowActions, offset: Int?, @ViewBuilder content: () -> Content
  ) {
    self.edits = edits
    self.row = row
    self.offset = offset
    self.content = content()
  }
}

extension RowEditMarks: View {
  var body: some View {
    if mode?.wrappedValue.isEditing == true, offset != nil {
      HStack {
        if let delete = edits.onDelete, let offset {
          let canDelete = !edits.isDeleteDisabled && !row.isDeleteDisabled
          Text(verbatim: !canDelete ? " " : glyphs == .ascii ? "x" : "⊖")
            .foregroundStyle(.red)
            .onPress { if canDelete { delete(IndexSet(integer: offset)) } }
            .accessibilityHidden(true)
        }
        content.frame(maxWidth: .infinity, alignment: .leading)
        if edits.onMove != nil {
          let canMove = !edits.isMoveDisabled && !row.isMoveDisabled
          Text(verbatim: !canMove ? " " : glyphs == .ascii ? "=" : "≡")
            .foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
    } else {
      content
    }
  }
}
