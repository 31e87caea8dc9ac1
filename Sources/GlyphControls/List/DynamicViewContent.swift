import Foundation
import GlyphCore

/// Views made from the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows that can be deleted or moved.
public struct EditableContent<Base: DynamicViewContent> {
  let base: Base
  let change: (inout RowEdits) -> Void
}

extension EditableContent: DynamicViewContent {
  public var data: Base.Data { base.data }

  public var body: some View {
    EditableRows(base: base, count: base.data.count, change: change)
  }
}

private struct EditableRows<Base: View> {
  let base: Base
  let count: Int
  let change: (inout RowEdits) -> Void
  @Environment(\.rowEdits) private var outer
  @Environment(\.isInRows) private var isInRows

  init(base: Base, count: Int, change: @escaping (inout RowEdits) -> Void) {
    self.base = base
    self.count = count
    self.change = change
  }
}

extension EditableRows: View {
  var body: some View {
    if isInRows {
      base
        .taggedViews(accepting: { _ in true }) { view in ListRow(view: view) }
        .environment(\.rowEdits, edits)
    } else {
      base
    }
  }

  private var edits: RowEdits {
    var edits = outer
    edits.count = count
    change(&edits)
    return edits
  }
}

extension DynamicViewContent {
  /// Lets the Delete key delete the row with focus: the action gets its place in the data.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(base: self) { $0.onDelete = action }
  }

  /// Lets Option with an arrow move the row with focus: the action gets its place in the data, and
  /// before which it is to stand.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(base: self) { $0.onMove = action }
  }
}
