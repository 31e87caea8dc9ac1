/// Rows that belong together, with what stands above and below them; outside of `GroupedRows` just
/// these views, one after the other.
public struct RowGroup<Header: View, Rows: View, Footer: View> {
  let rows: Rows
  let header: Header
  let footer: Footer

  /// A group; `EmptyView` stands for no header or footer.
  public nonisolated init(
    @ViewBuilder rows: () -> Rows, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.rows = rows()
    self.header = header()
    self.footer = footer()
  }
}

extension RowGroup: View {
  public typealias Body = Never

  public static func _write(_ view: RowGroup<Header, Rows, Footer>, to tree: inout _Tree) {
    let opening = tree.openMarker(.scope)
    let identity = tree.keptObject(opening, RowGroupIdentity.self) ?? RowGroupIdentity()
    tree.keep(identity, in: opening)
    let group = UInt(bitPattern: ObjectIdentifier(identity))
    write(view.header, as: .header, group, to: &tree)
    write(view.rows, as: .row, group, to: &tree)
    write(view.footer, as: .footer, group, to: &tree)
    tree.closeMarker(opening)
  }

  @MainActor
  private static func write<Part: View>(
    _ part: Part, as role: RowRole, _ group: UInt, to tree: inout _Tree
  ) {
    tree.pushWrapper(RowBox(group: group, role: role))
    Part._write(part, to: &tree)
    tree.popWrapper()
  }
}

/// Tells a group from its neighbours, for as long as its place exists.
private final class RowGroupIdentity {}
