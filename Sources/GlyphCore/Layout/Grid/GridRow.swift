import Foundation

/// A row of a `Grid`, each view a cell; outside of a grid just these views.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Cells in a row; without an alignment they are aligned as the grid says.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never

  public static func _write(_ view: GridRow<Content>, to tree: inout _Tree) {
    tree.pushWrapper(
      GridRowCell(
        row: GridRowCell.row(at: tree.writer.count, in: tree.node),
        alignment: view.alignment?.key.id ?? GridRowCell.NoAlignment.self))
    Content._write(view.content, to: &tree)
    tree.popWrapper()
  }
}

/// A box that is a cell of a row: neighbours with the same number stand in the same one.
struct GridRowCell: UnseenPrimitive {
  let row: UInt
  let alignment: any AlignmentID.Type

  static var hasTraits: Bool { true }
  static var hasGuides: Bool { false }

  /// Stands for the grid's own alignment, so that a cell fits in its box.
  enum NoAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// A number that no other row has: rows are told apart by where they are written.
  static func row(at index: Int, in node: Node) -> UInt {
    UInt(bitPattern: ObjectIdentifier(node).hashValue) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt(bitPattern: index)
  }

  var ownAlignment: VerticalAlignment? {
    alignment == NoAlignment.self ? nil : VerticalAlignment(alignment)
  }
}

extension BoxRef {
  /// The row that a box is a cell of, through the modifiers around the cell.
  var gridRow: GridRowCell? {
    var box = self
    while box.flags.contains(.traits) {
      if ObjectIdentifier(box.kind) == ObjectIdentifier(GridRowCell.self) {
        return box.value(GridRowCell.self)
      }
      guard box.flags.contains(.wrapper), !box.isLeaf else { break }
      box = box.child
    }
    return nil
  }
}
