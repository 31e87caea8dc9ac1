/// What a view is in a group of rows.
enum RowRole: UInt8 {
  case header, row, footer
}

/// The box around each view of a group, which tells the rows' layout what it is.
struct RowBox: UnaryPrimitive {
  /// Tells groups apart; 0 is no group.
  var group: UInt
  var role: RowRole

  static let loose = RowBox(group: 0, role: .row)

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    box.child.range(along: axis, across: across, &pass)
  }

  func difference(from old: RowBox, _ texts: TextComparison) -> Difference {
    group == old.group && role == old.role ? .none : .traits
  }
}

extension BoxRef {
  /// What the box is in a group, also where modifiers stand around the group.
  var row: RowBox {
    var box = self
    while ObjectIdentifier(box.kind) != ObjectIdentifier(RowBox.self) {
      guard let child = box.onlyChild else { return .loose }
      box = child
    }
    return box.value(RowBox.self)
  }

  private var onlyChild: BoxRef? {
    var children = self.children
    guard let first = children.next(), children.next() == nil else { return nil }
    return first
  }
}
