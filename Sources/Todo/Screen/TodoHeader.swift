import GlyphUI

/// The name, and how much of it all is done.
struct TodoHeader {
  let list: TodoList

  init(list: TodoList) { self.list = list }
}

extension TodoHeader: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(hasBar: true)
      row(hasBar: false)
      Text(verbatim: list.items.isEmpty ? "Todo" : summary).lineLimit(1)
    }
  }

  private func row(hasBar: Bool) -> some View {
    HStack {
      Text("Todo").bold().foregroundStyle(.tint).accessibilityAddTraits(.isHeader)
      Spacer()
      Text(verbatim: summary).foregroundStyle(.secondary)
      if hasBar, !list.items.isEmpty {
        HStack(spacing: 0) {
          Text(verbatim: String(repeating: "━", count: doneCells)).foregroundStyle(.green)
          Text(verbatim: String(repeating: "─", count: TodoHeader.cells - doneCells))
            .foregroundStyle(.secondary)
        }
        .accessibilityHidden(true)
      }
    }
  }

  private static let cells = 10

  /// Full only when everything is done.
  private var doneCells: Int {
    let done = list.items.count - list.openCount
    return TodoHeader.cells * done / max(1, list.items.count)
  }

  private var summary: String {
    switch (list.items.count, list.openCount) {
    case (0, _): ""
    case (_, 0): "all done"
    case (let count, let open): "\(open) of \(count) open"
    }
  }
}
