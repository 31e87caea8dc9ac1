/// A box that shares its room with further content along one edge.
struct SafeAreaInset: UnaryPrimitive {
  var edge: Edge
  var spacing: Int32
  /// Where the further content stands along the edge.
  var position: CrossAlignment.Position

  private var axis: LayoutAxis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let content = sizeOfContent(proposal, of: box, &pass)
    let taken = Int(content[axis]) + Int(spacing)
    var inner = proposal
    inner[axis] = CellProposal.reduce(proposal[axis], by: taken)
    let base = box.child.size(inner, &pass)
    let main = CellProposal.clamp(Int(base[axis]) + taken)
    let across = max(base[axis.other], content[axis.other])
    return axis == .horizontal
      ? CellExtent(width: main, height: across) : CellExtent(width: across, height: main)
  }

  /// The content is offered what the base can do without.
  private func sizeOfContent(
    _ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass
  ) -> CellExtent {
    var extent = CellExtent()
    var offer = proposal
    if proposal[axis] >= 0, proposal[axis] < CellProposal.infinity {
      let shortest = box.child.range(along: axis, across: proposal[axis.other], &pass).min
      offer[axis] = CellProposal.reduce(proposal[axis], by: Int(shortest) + Int(spacing))
    }
    for layer in box.layers {
      let size = layer.size(offer, &pass)
      extent.width = max(extent.width, size.width)
      extent.height = max(extent.height, size.height)
    }
    return extent
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let content = sizeOfContent(box.proposal, of: box, &pass)
    let child = box.child
    _ = child.size(child.proposal, &pass)
    let isFirst = edge == .top || edge == .leading
    let room = box.size[axis]
    child.place(
      at: offset(
        isFirst ? room &- child.size[axis] : 0,
        CrossAlignment.offset(of: child.size, in: box.size, at: .center, along: axis.other)),
      child.proposal, &pass)
    for layer in box.layers {
      layer.place(
        at: offset(
          isFirst ? 0 : room &- content[axis],
          CrossAlignment.offset(of: layer.size, in: box.size, at: position, along: axis.other)),
        layer.proposal, &pass)
    }
  }

  private func offset(_ main: Int32, _ across: Int32) -> CellOffset {
    axis == .horizontal ? CellOffset(x: main, y: across) : CellOffset(x: across, y: main)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) { painter.drawChildren(of: box) }
}

extension CrossAlignment {
  /// Where content stands in a room that is larger, or which it overflows.
  static func offset(
    of size: CellExtent, in room: CellExtent, at position: Position, along axis: LayoutAxis
  ) -> Int32 {
    switch position {
    case .leading, .guide: return 0
    case .center: return (room[axis] &- size[axis]) >> 1
    case .trailing: return room[axis] &- size[axis]
    }
  }
}
