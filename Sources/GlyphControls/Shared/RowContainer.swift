import Foundation
import GlyphCore

/// The rows of a form or a list, at the top of all the room there is, in which they scroll.
struct RowContainer<Content: View> {
  let decoration: RowDecoration
  /// The room before the rows, which scrolls with them.
  let margin: CGFloat
  let content: Content

  init(_ decoration: RowDecoration, margin: CGFloat = 0, content: Content) {
    self.decoration = decoration
    self.margin = margin
    self.content = content
  }
}

extension RowContainer: View {
  var body: some View {
    ScrollView {
      GroupedRows(decoration) { content }.environment(\.isInRows, true)
        .padding(.leading, margin)
    }
    .environment(\.rowDecoration, decoration)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
