import Foundation

/// A box that is arranged by a layout of the user's.
struct CustomLayout<Arrangement: Layout>: Primitive {
  let layout: Arrangement
  let cellSize: CellSize
  private var store = LayoutStore<Arrangement>()

  init(layout: Arrangement, cellSize: CellSize) {
    self.layout = layout
    self.cellSize = cellSize
  }

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = withSubviews(of: box, &pass) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal, cellSize), subviews: subviews, cache: &cache)
    }
    return CellExtent(
      width: CellProposal.clamp(cellSize.frame(size.width, along: .horizontal) ?? 0),
      height: CellProposal.clamp(cellSize.frame(size.height, along: .vertical) ?? 0))
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    for item in arrangement(of: box, &pass) {
      item.box.place(at: item.origin, item.proposal, &pass)
    }
  }

  /// Where the layout puts its subviews; those that it does not place stand in the middle.
  private func arrangement(
    of box: BoxRef, _ pass: inout LayoutPass
  ) -> [(box: BoxRef, origin: CellOffset, proposal: CellProposal)] {
    let session = LayoutSession(box, cellSize, &pass)
    let proposal = ProposedViewSize(box.proposal, cellSize)
    let subviews = LayoutSubviews(session)
    store.update(layout, subviews, epoch: session.pass.epoch)
    store.withCache { cache in
      layout.placeSubviews(
        in: bounds(of: box), proposal: proposal, subviews: subviews, cache: &cache)
    }
    session.end(&pass)
    return session.boxes.enumerated().map { index, child in
      let placement = session.placements[index]
      let offered = placement?.proposal ?? box.proposal
      let size = child.size(offered, &pass)
      let origin = placement?.origin(for: size) ?? middle(for: size, in: box.size)
      return (child, origin, offered)
    }
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    box.withoutTrace { pass in
      if let value = explicitGuide(alignment, of: box, &pass) {
        let cell = cellSize[alignment.axis == .horizontal ? .horizontal : .vertical]
        return AlignmentLine.halves(value / cell)
      }
      guard alignment.leavesContainers,
        box.children.contains(where: { $0.explicitGuide(alignment) != nil })
      else { return nil }
      var items = arrangement(of: box, &pass)[...]
      return alignment.combine(box.children) { _ in
        let origin = items.popFirst()?.origin ?? CellOffset()
        return alignment.axis == .horizontal ? origin.x : origin.y
      }
    }
  }

  private func explicitGuide(
    _ alignment: AlignmentKey, of box: BoxRef, _ pass: inout LayoutPass
  ) -> CGFloat? {
    let proposal = ProposedViewSize(box.proposal, cellSize)
    return withSubviews(of: box, &pass) { subviews, cache in
      switch alignment.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(alignment.id), in: bounds(of: box), proposal: proposal,
          subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(alignment.id), in: bounds(of: box), proposal: proposal,
          subviews: subviews, cache: &cache)
      }
    }
  }

  private func withSubviews<Result>(
    of box: BoxRef, _ pass: inout LayoutPass,
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let session = LayoutSession(box, cellSize, &pass)
    defer { session.end(&pass) }
    let subviews = LayoutSubviews(session)
    store.update(layout, subviews, epoch: session.pass.epoch)
    return store.withCache { body(subviews, &$0) }
  }

  private func bounds(of box: BoxRef) -> CGRect {
    CGRect(
      x: 0, y: 0, width: cellSize.length(Int(box.size.width), along: .horizontal),
      height: cellSize.length(Int(box.size.height), along: .vertical))
  }

  private func middle(for size: CellExtent, in room: CellExtent) -> CellOffset {
    CellOffset(x: (room.width &- size.width) >> 1, y: (room.height &- size.height) >> 1)
  }

  /// The cache stays where the box stays.
  static func moveValue(
    from new: Payload, to old: Payload, _ texts: TextComparison
  ) -> Difference {
    let holder = old.holder(CustomLayout.self)
    var value = new.value(CustomLayout.self)
    value.store = holder.value.store
    let isSame =
      value.cellSize == holder.value.cellSize
      && ValueComparison.areEqual(value.layout, holder.value.layout)
    holder.take(value)
    return isSame ? .none : .traits
  }
}

extension BoxRef {
  /// Runs layout that asks the children something, and leaves them as they were: guides are asked
  /// for when everything has its size.
  func withoutTrace<Result>(_ body: (inout LayoutPass) -> Result) -> Result {
    let before = children.map { (box: $0, proposal: $0.proposal, flags: $0.flags) }
    var pass = LayoutPass(statistics: Statistics())
    let result = body(&pass)
    for (child, proposal, flags) in before where child.proposal != proposal {
      if flags.contains(.sized) { child.settle(proposal, &pass) }
      if flags.contains(.placed) { child.arrange(&pass) }
    }
    return result
  }
}
