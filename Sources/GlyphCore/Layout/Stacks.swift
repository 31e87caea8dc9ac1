import Foundation

/// Views in a row.
public struct HStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A row; `spacing` is in points, nil for one column (none beside a `Spacer`).
  @inlinable
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: HStack<Content>, to tree: inout _Tree) {
    let opening = tree._openRow(view.alignment, spacing: view.spacing)
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}

/// Views in a column.
public struct VStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A column; `spacing` is in points, nil for none.
  @inlinable
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: VStack<Content>, to tree: inout _Tree) {
    let opening = tree._openColumn(view.alignment, spacing: view.spacing)
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}

@MainActor
extension _Tree {
  public mutating func _openRow(_ alignment: VerticalAlignment, spacing: CGFloat?) -> _Opening {
    openStack(
      StackLayout(
        alignment: CrossAlignment(alignment, cellSize), spacing: cells(spacing, .horizontal)))
  }

  public mutating func _openColumn(
    _ alignment: HorizontalAlignment, spacing: CGFloat?
  ) -> _Opening {
    openStack(
      StackLayout(
        alignment: CrossAlignment(alignment, cellSize), spacing: cells(spacing, .vertical)))
  }

  public mutating func _closeStack(_ opening: _Opening) {
    surroundings.axis = opening.axis
    if holdsLeaves(since: opening) { writer.boxes[opening.index].flags.insert(.holdsLeaves) }
    close(opening)
  }

  private mutating func openStack(_ layout: StackLayout) -> _Opening {
    var opening = open(layout)
    opening.axis = surroundings.axis
    surroundings.axis = layout.axis
    return opening
  }

  private func cells(_ spacing: CGFloat?, _ axis: Axis) -> Int32? {
    spacing.map { Int32(clamping: cellSize.spacing($0, along: axis)) }
  }

  /// The size of one cell in the unit in which lengths are given here.
  var cellSize: CellSize { surroundings.ambient.values.cellSize }
}
