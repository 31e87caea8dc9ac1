import GlyphCells

/// The box of views in front of the screen; as large as that.
struct LayerLayout: Primitive {
  let layer: PresentedLayer
  let style: PresentationStyle
  /// Where the view that presents them stands, for those that stand by it.
  let anchor: GridRect?
  let ink: StyleID
  let glyphs: Glyphs

  static var clips: Bool { true }
  static var remembers: Bool { true }
  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { LayerResponder(box: box) }

  func hidesContents(_ box: BoxRef) -> Bool { !layer.isFront }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let content = box.child.size(offer(proposal, to: box.child, &pass), &pass)
    return CellExtent(
      width: proposal.width >= 0 ? proposal.width : content.width + style.insets.width,
      height: proposal.height >= 0 ? proposal.height : content.height + style.insets.height)
  }

  /// What the content is offered; dialogs and popovers are no larger than they would like
  /// to be.
  private func offer(
    _ proposal: CellProposal, to content: BoxRef, _ pass: inout LayoutPass
  ) -> CellProposal {
    var offer = room(in: proposal)
    guard style == .dialog || style == .popover else { return offer }
    if offer.width >= 0 {
      offer.width = min(offer.width, content.size(CellProposal.ideal, &pass).width)
    }
    if offer.height >= 0 {
      let ideal = CellProposal(width: offer.width, height: CellProposal.idealLength)
      offer.height = min(offer.height, content.size(ideal, &pass).height)
    }
    return offer
  }

  private func room(in proposal: CellProposal) -> CellProposal {
    let infinity = CellProposal.infinity
    var offer = style.offer(
      on: CellExtent(
        width: proposal.width >= 0 ? proposal.width : infinity,
        height: proposal.height >= 0 ? proposal.height : infinity))
    if proposal.width < 0, style != .dialog { offer.width = CellProposal.idealLength }
    if proposal.height < 0 { offer.height = CellProposal.idealLength }
    return offer
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let child = box.child
    let offer = offer(box.proposal, to: child, &pass)
    let size = child.size(offer, &pass)
    let frame = CellExtent(
      width: min(box.size.width, size.width + style.insets.width),
      height: min(box.size.height, size.height + style.insets.height))
    let origin = origin(of: frame, on: box.size)
    child.place(
      at: CellOffset(
        x: origin.x + style.insets.width / 2, y: origin.y + style.insets.height / 2),
      offer, &pass)
  }

  private func origin(of frame: CellExtent, on screen: CellExtent) -> CellOffset {
    let room = CellOffset(x: screen.width - frame.width, y: screen.height - frame.height)
    guard style == .popover, let anchor else {
      return CellOffset(x: max(0, room.x / 2), y: max(0, room.y / 2))
    }
    let below = CellProposal.clamp(anchor.maxY)
    let above = CellProposal.clamp(anchor.minY) - frame.height
    let y = below <= room.y ? below : above >= 0 ? above : room.y
    return CellOffset(
      x: max(0, min(CellProposal.clamp(anchor.minX), room.x)), y: max(0, min(y, room.y)))
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let screen = painter.frame(of: box)
    if style.dims {
      painter.surface.recolor(screen.intersection(painter.clip)) {
        $0.attributes.insert(.dim)
        $0.attributes.remove(.bold)
      }
    }
    let inner = inner(box, on: screen)
    let frame = GridRect(
      x: inner.x - Int(style.insets.width) / 2, y: inner.y - Int(style.insets.height) / 2,
      width: inner.width + Int(style.insets.width),
      height: inner.height + Int(style.insets.height))
    // A blank column on both sides tells the frame from the lines behind it.
    let cleared = GridRect(x: frame.x - 1, y: frame.y, width: frame.width + 2, height: frame.height)
    painter.surface.fill(
      (style.isFramed ? cleared : screen).intersection(screen).intersection(painter.clip),
      with: .standard)
    if style.isFramed {
      let lines = RowLines(
        glyphs: .rounded(glyphs), ink: ink, isFramed: true, left: frame.minX, right: frame.maxX)
      lines.drawFrame(top: frame.minY, bottom: frame.maxY - 1, title: nil, &painter)
    }
    let reach = GridRect(
      x: inner.x - 1, y: inner.y, width: inner.width + 2, height: inner.height)
    painter.clipped(to: style.isFramed ? reach : screen) { $0.draw(box.child) }
  }

  /// Where the content stands, as far as there is room for it.
  private func inner(_ box: BoxRef, on screen: GridRect) -> GridRect {
    let child = box.child
    return GridRect(
      x: screen.x + Int(child.origin.x), y: screen.y + Int(child.origin.y),
      width: min(Int(child.size.width), max(0, screen.width - Int(style.insets.width))),
      height: min(Int(child.size.height), max(0, screen.height - Int(style.insets.height))))
  }

  func difference(from old: LayerLayout, _ texts: TextComparison) -> Difference {
    guard style == old.style, anchor == old.anchor else { return .layout }
    return ink == old.ink && glyphs == old.glyphs ? .behaviour : .ink
  }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    layer.formerFocus = host.focusedObject
    host.requestFocus(object)
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) {
    let former = layer.formerFocus
    layer.formerFocus = nil
    host.later { [layer] in
      if former == nil || former?.node != nil { host.requestFocus(former) }
      layer.presentation.onDismiss?()
    }
  }
}
