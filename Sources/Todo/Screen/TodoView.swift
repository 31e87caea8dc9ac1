import GlyphUI

/// What can have focus.
enum TodoField: Hashable {
  case entry
  case row(Int)
  case title
}

/// The whole screen: what is to be done, and a field for more of it.
public struct TodoView {
  let list: TodoList
  @State private var entry = ""
  @State private var editing: Int?
  @FocusState private var focus: TodoField?

  public nonisolated init(list: TodoList) { self.list = list }
}

extension TodoView: View {
  public var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 0) {
        TodoHeader(list: list)
        TextField("What is to be done?", text: $entry)
          .focused($focus, equals: .entry)
          .onSubmit { add(proxy) }
          .padding(.vertical, 1)
        TodoFilterBar(list: list)
        Divider()
        rows
        Divider()
        TodoFooter(list: list, focus: focus, isEditing: editing != nil)
      }
    }
    .padding(.horizontal, 1)
    .defaultFocus($focus, .entry)
  }

  @ViewBuilder
  private var rows: some View {
    let shown = list.shown
    if shown.isEmpty {
      Text(list.items.isEmpty ? "Nothing to do yet." : "Nothing here.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(shown) { item in
            TodoRow(
              item: item, list: list, editing: $editing, focus: $focus)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func add(_ proxy: ScrollViewProxy) {
    guard let id = list.add(entry) else { return }
    entry = ""
    proxy.scrollTo(id)
  }
}
