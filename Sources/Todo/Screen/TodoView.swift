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
    GeometryReader { room in
      ScrollViewReader { proxy in screen(height: Int(room.size.height), proxy) }
    }
    .padding(.horizontal, 1)
    .defaultFocus($focus, .entry)
  }

  /// On a low screen, what is to be done has the room before everything else.
  private func screen(height: Int, _ proxy: ScrollViewProxy) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      TodoHeader(list: list)
      TextField("What is to be done?", text: $entry)
        .focused($focus, equals: .entry)
        .onSubmit { add(proxy) }
        .padding(.vertical, height < 12 ? 0 : 1)
      if height >= 6 { TodoFilterBar(list: list) }
      if height >= 10 { Divider() }
      rows
      if height >= 10 { Divider() }
      if height >= 7 { TodoFooter(list: list, focus: focus, isEditing: editing != nil) }
    }
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
