/// Boxes over each other: as large as those of the highest priority together, once aligned.
struct ZStackPrimitive<Placement: BoxAlignment>: Primitive {
  var placement: Placement

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    var highest = -Double.infinity
    for child in box.children {
      _ = child.size(proposal, &pass)
      highest = max(highest, child.priority)
    }
    for child in box.children { placement.prepareGuides(of: child, &pass) }
    let (horizontal, vertical) = lines(box, counting: highest)
    return CellExtent(width: horizontal.extent, height: vertical.extent)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let proposal = CellProposal(width: box.size.width, height: box.size.height)
    var highest = -Double.infinity
    for child in box.children {
      _ = child.size(proposal, &pass)
      placement.prepareGuides(of: child, &pass)
      highest = max(highest, child.priority)
    }
    let (horizontal, vertical) = lines(box, counting: highest)
    for child in box.children {
      let offset = CellOffset(x: horizontal.offset(of: child), y: vertical.offset(of: child))
      child.place(at: offset, proposal, &pass)
    }
  }

  /// Built-in alignments do not leave a container; of others it reports what its children say.
  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    guard alignment.leavesContainers else { return nil }
    var highest = -Double.infinity
    for child in box.children { highest = max(highest, child.priority) }
    let (horizontal, vertical) = lines(box, counting: highest)
    let line = alignment.axis == .horizontal ? horizontal : vertical
    return alignment.combine(box.children) { line.offset(of: $0) }
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) { painter.drawPile(box.children) }

  private func lines(
    _ box: BoxRef, counting priority: Double
  ) -> (horizontal: AlignmentLine, vertical: AlignmentLine) {
    var horizontal = AlignmentLine(placement[.horizontal])
    var vertical = AlignmentLine(placement[.vertical])
    for child in box.children where child.priority == priority {
      horizontal.add(child)
      vertical.add(child)
    }
    return (horizontal, vertical)
  }
}
