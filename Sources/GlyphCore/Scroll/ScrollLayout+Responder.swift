import GlyphCells

extension ScrollLayout: Responder {
  var focusScope: FocusScope? { focus }
  /// What can only be read is scrolled by keys itself.
  var isFallbackStop: Bool { canScroll }

  /// Whether there is more than can be seen.
  var canScroll: Bool {
    isEnabled && (session.limit.x > 0 || session.limit.y > 0)
  }

  func focusMoved(isInside: Bool) { session.host?.touch(session.object, .ink) }

  /// Keys that nothing inside has taken.
  func respond(to event: Event, in box: BoxRef) -> Bool {
    guard isEnabled, case .key(let key, let modifiers) = event,
      modifiers.subtracting(.numericPad).isEmpty
    else { return false }
    let page = max(1, Int(session.viewport.height) - 1)
    switch key {
    case .pageUp: return session.move(columns: 0, rows: -page)
    case .pageDown: return session.move(columns: 0, rows: page)
    case .home: return session.move(to: CellOffset())
    case .end: return session.move(to: session.limit)
    default: return false
    }
  }

  /// Scrolls by a cell in the direction of an arrow.
  func step(_ key: KeyEquivalent) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .upArrow: return session.move(columns: 0, rows: -1)
    case .downArrow: return session.move(columns: 0, rows: 1)
    case .leftArrow: return session.move(columns: -1, rows: 0)
    case .rightArrow: return session.move(columns: 1, rows: 0)
    default: return false
    }
  }

  func scroll(columns: Int, rows: Int, in box: BoxRef) -> Bool {
    isEnabled && session.move(columns: columns, rows: rows)
  }

  /// The indicator can be dragged; a press beside it shows the next page.
  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    guard isEnabled else { return .ignored }
    let frame = box.frame
    let (x, y) = (pointer.point.x - frame.x, pointer.point.y - frame.y)
    switch pointer.phase {
    case .began:
      if let bar = verticalBar(of: box), x == frame.width - 1 {
        return begin(bar, y, isVertical: true)
      }
      if let bar = horizontalBar(of: box), y == frame.height - 1 {
        return begin(bar, x, isVertical: false)
      }
      return .ignored
    case .moved:
      guard let grip = session.grip else { return .possible }
      if let bar = verticalBar(of: box), session.gripsVertical {
        let target = bar.offset(forThumbAt: y - grip, limit: session.limit.y)
        session.move(to: CellOffset(x: session.offset.x, y: target))
      } else if let bar = horizontalBar(of: box) {
        let target = bar.offset(forThumbAt: x - grip, limit: session.limit.x)
        session.move(to: CellOffset(x: target, y: session.offset.y))
      }
      return .recognized
    case .ended, .cancelled:
      session.grip = nil
      return .possible
    case .clicked: return .ignored
    }
  }

  private func begin(_ bar: ScrollIndicator, _ cell: Int, isVertical: Bool) -> PointerAnswer {
    session.gripsVertical = isVertical
    if bar.thumb.contains(cell) {
      session.grip = cell - bar.thumb.lowerBound
      return .recognized
    }
    let room = Int(isVertical ? session.viewport.height : session.viewport.width)
    let page = cell < bar.thumb.lowerBound ? -max(1, room - 1) : max(1, room - 1)
    session.move(columns: isVertical ? 0 : page, rows: isVertical ? page : 0)
    return .recognized
  }
}
