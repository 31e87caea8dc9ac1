import Foundation
import GlyphCore

/// The columns of a split view side by side, or one of them.
struct SplitColumns {
  let configuration: NavigationSplitViewStyleConfiguration
  @Environment(\.cellSize) private var cellSize

  init(configuration: NavigationSplitViewStyleConfiguration) {
    self.configuration = configuration
  }
}

extension SplitColumns: View {
  var body: some View {
    let cell = cellSize
    GeometryReader { proxy in
      SplitRow(
        configuration: configuration,
        width: Int((proxy.size.width / max(1, cell.width)).rounded()))
    }
    .frame(
      minWidth: 0, idealWidth: cell.width * 80, maxWidth: .infinity, minHeight: 0,
      idealHeight: cell.height * 24, maxHeight: .infinity)
  }
}

/// The columns for a width in cells.
private struct SplitRow {
  let configuration: NavigationSplitViewStyleConfiguration
  let width: Int
  @Environment(\.cellSize) private var cellSize

  init(configuration: NavigationSplitViewStyleConfiguration, width: Int) {
    self.configuration = configuration
    self.width = width
  }
}

extension SplitRow: View {
  var body: some View {
    let columns = configuration.columns
    let split = configuration.model
    let models = split.models(count: columns.count)
    let compact = configuration.compactColumn
    let count = columns.count
    let _ =
      split.onMove = { column in
        compact?.wrappedValue = NavigationSplitViewColumn(index: column, of: count)
      }
    let isNarrow = width < ColumnShares.room(for: count)
    let first = isNarrow ? min(split.column, count - 1) : firstColumn
    let last = isNarrow ? first : count - 1
    let widths = widths(of: models, from: first, to: last)
    HStack(alignment: .top, spacing: 0) {
      ForEach(columns.indices, id: \.self) { index in
        if index > first, index <= last {
          SplitRule(left: models[index - 1].root.bar, right: models[index].root.bar)
        }
        NavigationScreens(
          model: models[index], isShown: (first...last).contains(index),
          takesFocus: isNarrow && split.hasMoved
        ) {
          columns[index]
        }
        .environment(\.barBack, back(from: index, isNarrow, models))
        .inSight((first...last).contains(index))
        .frame(width: CGFloat(widths[index]) * cellSize.width)
        .opacity((first...last).contains(index) ? 1 : 0)
      }
    }
    .onChange(of: compact?.wrappedValue, initial: true) { _, column in
      if let column { split.show(column.index(of: count)) }
    }
  }

  private var firstColumn: Int {
    configuration.visibility?.wrappedValue.firstColumn(of: configuration.columns.count) ?? 0
  }

  private func widths(of models: [NavigationModel], from first: Int, to last: Int) -> [Int] {
    let shown = ColumnShares.widths(
      (first...last).map { wanted(models[$0].root.bar.content.columnWidth) }, in: width)
    return models.indices.map { (first...last).contains($0) ? shown[$0 - first] : 0 }
  }

  private func wanted(_ width: ColumnWidth?) -> Int? {
    guard let width else { return nil }
    let points = max(width.min ?? 0, min(width.ideal, width.max ?? .infinity))
    let cells = points / max(1, cellSize.width)
    return cells.isFinite ? Int(max(1, min(cells.rounded(), 10_000))) : nil
  }

  private func back(
    from index: Int, _ isNarrow: Bool, _ models: [NavigationModel]
  ) -> BarBack? {
    guard isNarrow, index > 0 else { return nil }
    let split = configuration.model
    return BarBack(bar: models[index - 1].root.bar) { split.move(to: index - 1) }
  }
}

/// The line between two columns, which crosses the lines under their bars.
private struct SplitRule {
  let left: BarModel
  let right: BarModel
  @Environment(\.cellSize) private var cellSize
  @Environment(\.glyphs) private var glyphs

  init(left: BarModel, right: BarModel) {
    self.left = left
    self.right = right
  }
}

extension SplitRule: View {
  var body: some View {
    HStack { Divider() }
      .overlay(alignment: .top) {
        if let crossing {
          Text(verbatim: crossing).foregroundStyle(.secondary).padding(.top, cellSize.height)
        }
      }
  }

  private var crossing: String? {
    switch (hasRule(left), hasRule(right), glyphs) {
    case (false, false, _): nil
    case (_, _, .ascii): "+"
    case (true, true, _): "┼"
    case (true, false, _): "┤"
    case (false, true, _): "├"
    }
  }

  private func hasRule(_ bar: BarModel) -> Bool {
    bar.content.hasTop || bar.content.innerBar == .shown
  }
}
