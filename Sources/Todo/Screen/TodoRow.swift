import GlyphUI

/// An item: Space ticks it, E edits it, Delete removes it and U brings back what was removed last.
struct TodoRow {
  let item: TodoItem
  @Bindable var list: TodoList
  @Binding var editing: Int?
  let focus: FocusState<TodoField?>.Binding
  @State private var draft = ""

  init(
    item: TodoItem, list: TodoList, editing: Binding<Int?>,
    focus: FocusState<TodoField?>.Binding
  ) {
    self.item = item
    _list = Bindable(wrappedValue: list)
    _editing = editing
    self.focus = focus
  }
}

extension TodoRow: View {
  var body: some View {
    if editing == item.id {
      TextField("Title", text: $draft)
        .focused(focus, equals: .title)
        .onSubmit { finish { list.rename(item.id, draft) } }
        .onKeyPress(.escape) {
          finish {}
          return .handled
        }
        .onAppear {
          draft = item.title
          focus.wrappedValue = .title
        }
    } else {
      Toggle(isOn: $list[isDone: item.id]) {
        Text(verbatim: item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
          .lineLimit(1)
      }
      .tint(item.isDone ? .green : .blue)
      .focused(focus, equals: .row(item.id))
      .onKeyPress(keys: ["e", "u", .delete, .deleteForward]) { press in
        act(on: press.key)
        return .handled
      }
      .accessibilityAction(named: "Edit") { editing = item.id }
      .accessibilityAction(named: "Remove") { list.remove(item.id) }
    }
  }

  private func act(on key: KeyEquivalent) {
    switch key {
    case "e": editing = item.id
    case "u": if let id = list.restore() { focus.wrappedValue = .row(id) }
    default:
      let next = list.neighbor(of: item.id)
      list.remove(item.id)
      focus.wrappedValue = next.map { .row($0) } ?? .entry
    }
  }

  /// Goes back from the field to the row.
  private func finish(_ change: () -> Void) {
    change()
    editing = nil
    focus.wrappedValue = .row(item.id)
  }
}
