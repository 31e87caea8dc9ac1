import Foundation
import GlyphCore

/// The width that a column is to have, in points.
struct ColumnWidth: Equatable {
  let min: CGFloat?
  let ideal: CGFloat
  let max: CGFloat?
}

extension View {
  /// Gives the column of a split view that the view is in a fixed width, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    barSetting { $0.columnWidth = ColumnWidth(min: width, ideal: width, max: width) }
  }

  /// Gives the column of a split view that the view is in a width, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    barSetting { $0.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) }
  }
}

/// How the width of a split view is shared among its columns; lengths in cells.
struct ColumnShares: Equatable {
  /// Less than this is no column.
  static let least = 12

  /// The least room for so many columns side by side.
  static func room(for count: Int) -> Int { count > 2 ? 64 : 44 }

  /// The widths of columns, with a rule between two; what they do not want goes to the last.
  static func widths(_ wanted: [Int?], in width: Int) -> [Int] {
    guard wanted.count > 1 else { return [max(0, width)] }
    let room = max(0, width - (wanted.count - 1))
    var rest = room
    var widths: [Int] = []
    for index in wanted.indices.dropLast() {
      let share = index == 0 ? (wanted.count > 2 ? 22 : 30) : 34
      let fallback = min(max(room * share / 100, least + 4), 36)
      // Every column behind keeps the least.
      let most = rest - least * (wanted.count - 1 - index)
      let given = max(0, min(wanted[index] ?? fallback, most))
      widths.append(given)
      rest -= given
    }
    return widths + [max(0, rest)]
  }
}
