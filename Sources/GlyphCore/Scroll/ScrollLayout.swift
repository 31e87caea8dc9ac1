import GlyphCells

/// A window on content that may be larger: its child, scrolled.
///
/// Along an axis in which it scrolls the content has its ideal length. Where that is more than there
/// is room for, an indicator takes one column or row away; the size is found in at most two
/// questions more, and never goes back.
struct ScrollLayout: Primitive {
  let session: ScrollSession
  let axes: Axis.Set
  /// The axes whose indicators are shown when there is more than can be seen.
  let indicators: Axis.Set
  let isEnabled: Bool
  let margins: CellInsets
  let anchor: UnitPoint?
  let ink: StyleID
  let trackInk: StyleID
  let glyphs: Glyphs
  let focus: FocusScope

  static var clips: Bool { true }
  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(ScrollLayout.self) }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    session.object = object
    session.host = host
  }

  /// Finds out whether the indicator is needed: whether the content is too long without it.
  ///
  /// Each question but one is one too many, since a change in the content is then no longer its own
  /// affair. So the likely answer is tried first. Content that fits is asked once. What is more than
  /// twice too long beside the indicator would not fit without it either, for a column less at most
  /// breaks every line in two: so long content is asked once as well.
  private func plan(
    _ proposal: CellProposal, _ box: BoxRef, _ pass: inout LayoutPass
  ) -> ScrollPlan {
    let shown = axes.intersection(indicators)
    var plan = ScrollPlan(proposal: proposal, offer: offer(proposal, bars: []))
    if axes == [.horizontal, .vertical] || shown.isEmpty {
      plan.content = content(plan.offer, box, &pass)
      plan.bars = barsForBoth(plan.content, proposal, shown)
      return plan
    }
    let axis: LayoutAxis = shown == .vertical ? .vertical : .horizontal
    let room = Int(proposal[axis])
    guard room >= 0, room < Int(CellProposal.infinity) else {
      plan.content = content(plan.offer, box, &pass)
      return plan
    }
    var barred = ScrollPlan(proposal: proposal, offer: offer(proposal, bars: shown))
    barred.bars = shown
    if session.plan.map({ !$0.bars.isEmpty }) ?? hasMoreRows(than: room, in: box.child) {
      barred.content = content(barred.offer, box, &pass)
      if Int(barred.content[axis]) > 2 * room { return barred }
    }
    plan.content = content(plan.offer, box, &pass)
    if Int(plan.content[axis]) <= room { return plan }
    barred.content = content(barred.offer, box, &pass)
    return barred
  }

  /// A guess before anything was asked: whether there are more views than cells.
  private func hasMoreRows(than room: Int, in box: BoxRef) -> Bool {
    var box = box
    while true {
      var count = 0
      var first: BoxRef?
      for child in box.children {
        count += 1
        first = first ?? child
        if count > room { return true }
      }
      guard count == 1, let only = first else { return false }
      box = only
    }
  }

  private func content(
    _ offer: CellProposal, _ box: BoxRef, _ pass: inout LayoutPass
  ) -> CellExtent {
    margins.outer(box.child.size(offer, &pass))
  }

  /// Content that scrolls both ways has its ideal size anyway; one bar may make the other needed.
  private func barsForBoth(
    _ content: CellExtent, _ proposal: CellProposal, _ shown: Axis.Set
  ) -> Axis.Set {
    var bars: Axis.Set = []
    for _ in 0..<2 {
      for (axis, set) in [(LayoutAxis.vertical, Axis.Set.vertical), (.horizontal, .horizontal)]
      where shown.contains(set) && proposal[axis] >= 0 {
        let room = Int(proposal[axis]) - (bars.subtracting(set).isEmpty ? 0 : 1)
        if Int(content[axis]) > room { bars.insert(set) }
      }
    }
    return bars
  }

  private func offer(_ proposal: CellProposal, bars: Axis.Set) -> CellProposal {
    var offer = proposal
    if bars.contains(.vertical) { offer.width = CellProposal.reduce(offer.width, by: 1) }
    if bars.contains(.horizontal) { offer.height = CellProposal.reduce(offer.height, by: 1) }
    offer = margins.inner(offer)
    if axes.contains(.horizontal) { offer.width = CellProposal.idealLength }
    if axes.contains(.vertical) { offer.height = CellProposal.idealLength }
    return offer
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let plan = plan(proposal, box, &pass)
    session.plan = plan
    return size(plan, for: proposal)
  }

  private func size(_ plan: ScrollPlan, for proposal: CellProposal) -> CellExtent {
    func length(_ axis: LayoutAxis, _ set: Axis.Set) -> Int32 {
      let bar: Int32 = plan.bars.subtracting(set).isEmpty ? 0 : 1
      guard axes.contains(set) else { return plan.content[axis] + bar }
      return proposal[axis] >= 0 ? proposal[axis] : plan.content[axis] + bar
    }
    return CellExtent(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    if axes.contains(axis == .horizontal ? .horizontal : .vertical) { return .any }
    return box.measuredRange(along: axis, across: across, &pass)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    var plan = session.plan ?? plan(box.proposal, box, &pass)
    if plan.proposal != box.proposal { plan = self.plan(box.proposal, box, &pass) }
    _ = box.child.size(plan.offer, &pass)
    session.anchor = anchor
    session.inset = CellOffset(x: margins.leading, y: margins.top)
    session.settle(content: plan.content, viewport: viewport(of: box, bars: plan.bars))
    box.child.place(at: session.childOrigin, plan.offer, &pass)
  }

  private func viewport(of box: BoxRef, bars: Axis.Set) -> CellExtent {
    CellExtent(
      width: max(0, box.size.width - (bars.contains(.vertical) ? 1 : 0)),
      height: max(0, box.size.height - (bars.contains(.horizontal) ? 1 : 0)))
  }

  func difference(from old: ScrollLayout, _ texts: TextComparison) -> Difference {
    guard session === old.session, axes == old.axes, indicators == old.indicators,
      margins == old.margins, anchor == old.anchor
    else { return .layout }
    return ink == old.ink && trackInk == old.trackInk && glyphs == old.glyphs ? .behaviour : .ink
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    let viewport = session.viewport
    let window = GridRect(
      x: frame.x, y: frame.y, width: Int(viewport.width), height: Int(viewport.height))
    painter.clipped(to: window) { $0.draw(box.child) }
    if let bar = verticalBar(of: box) {
      let glyphs = ScrollGlyphs(.vertical, glyphs, isFocused: focus.isFocused)
      for cell in 0..<bar.length {
        let isThumb = bar.thumb.contains(cell)
        painter.surface.put(
          isThumb ? glyphs.thumb : glyphs.track, x: frame.maxX - 1, y: frame.y + cell,
          style: isThumb ? ink : trackInk, clip: painter.clip)
      }
    }
    if let bar = horizontalBar(of: box) {
      let glyphs = ScrollGlyphs(.horizontal, glyphs, isFocused: focus.isFocused)
      for cell in 0..<bar.length {
        let isThumb = bar.thumb.contains(cell)
        painter.surface.put(
          isThumb ? glyphs.thumb : glyphs.track, x: frame.x + cell, y: frame.maxY - 1,
          style: isThumb ? ink : trackInk, clip: painter.clip)
      }
    }
  }

  /// The indicator in the last column, if there is one.
  func verticalBar(of box: BoxRef) -> ScrollIndicator? {
    guard session.viewport.width < box.size.width else { return nil }
    return ScrollIndicator(
      length: session.viewport.height, offset: session.offset.y,
      viewport: session.viewport.height, content: session.content.height)
  }

  /// The indicator in the last row, if there is one.
  func horizontalBar(of box: BoxRef) -> ScrollIndicator? {
    guard session.viewport.height < box.size.height else { return nil }
    return ScrollIndicator(
      length: session.viewport.width, offset: session.offset.x, viewport: session.viewport.width,
      content: session.content.width)
  }
}
