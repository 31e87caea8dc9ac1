import GlyphUI

/// Chooses which items are shown.
struct TodoFilterBar {
  let list: TodoList

  init(list: TodoList) { self.list = list }
}

extension TodoFilterBar: View {
  var body: some View {
    @Bindable var list = list
    Picker("Show", selection: $list.filter) {
      ForEach(TodoFilter.allCases, id: \.self) { filter in
        Text(verbatim: filter.rawValue).tag(filter)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}
