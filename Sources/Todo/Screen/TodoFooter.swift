import GlyphUI

/// The keys that can be pressed now, or what went wrong.
struct TodoFooter {
  let list: TodoList
  let focus: TodoField?
  let isEditing: Bool

  init(list: TodoList, focus: TodoField?, isEditing: Bool) {
    self.list = list
    self.focus = focus
    self.isEditing = isEditing
  }
}

extension TodoFooter: View {
  var body: some View {
    if let problem = list.problem {
      Text(verbatim: "! \(problem)").foregroundStyle(.red).lineLimit(1)
    } else {
      ViewThatFits(in: .horizontal) {
        hints(keys)
        hints(Array(keys.prefix(3)))
        hints(Array(keys.prefix(2)))
        hints(Array(keys.prefix(1)))
      }
      // Keys are for those who see what they do.
      .accessibilityHidden(true)
    }
  }

  private func hints(_ keys: [(String, String)]) -> some View {
    HStack(spacing: 2) {
      ForEach(keys, id: \.0) { key, meaning in
        (Text(verbatim: key).bold() + Text(verbatim: " \(meaning)").foregroundStyle(.secondary))
          .fixedSize()
      }
    }
  }

  private var keys: [(String, String)] {
    if isEditing { return [("Return", "save"), ("Esc", "leave it")] }
    switch focus {
    case .row:
      let undo = list.canRestore ? [("u", "bring back")] : []
      return [("Space", "tick"), ("e", "edit"), ("Del", "remove")] + undo + [("Tab", "next")]
    case .entry: return [("Return", "add"), ("↓", "list"), ("Tab", "next"), ("Ctrl-C", "quit")]
    default: return [("Tab", "next"), ("Ctrl-C", "quit")]
    }
  }
}
