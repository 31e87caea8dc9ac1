import GlyphCells

/// How far a scroll view is scrolled.
final class ScrollSession {
  /// The cell of the content at the top leading corner.
  private(set) var offset = CellOffset()
  private(set) var content = CellExtent()
  private(set) var viewport = CellExtent()
  /// The box, while it is in the tree.
  var object: PlacedObject?
  weak var host: TreeHost?
  /// Which end the content is kept at as long as nobody scrolls.
  var anchor: UnitPoint?
  private var wasMoved = false
  /// Told after each scrolling.
  var onMove: (() -> Void)?
  /// The margins before the content, which `content` counts in.
  var inset = CellOffset()
  /// What was found out for the last proposal.
  var plan: ScrollPlan?
  var gripsVertical = true
  /// Where the pointer holds the indicator, in cells from its beginning.
  var grip: Int?

  var limit: CellOffset {
    CellOffset(
      x: max(0, content.width - viewport.width), y: max(0, content.height - viewport.height))
  }

  /// Takes over what layout found, and keeps the offset inside.
  func settle(content: CellExtent, viewport: CellExtent) {
    self.content = content
    self.viewport = viewport
    if let anchor, !wasMoved {
      offset = CellOffset(x: part(of: limit.x, anchor.x), y: part(of: limit.y, anchor.y))
    }
    offset = clamped(offset)
  }

  private func part(of length: Int32, _ share: Double) -> Int32 {
    Int32(clamping: Int((Double(length) * min(max(share, 0), 1)).rounded()))
  }

  private func clamped(_ offset: CellOffset) -> CellOffset {
    CellOffset(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
  }

  /// Scrolls to an offset, as far as there is content; false if nothing moves. The content keeps
  /// its layout: only where it stands changes.
  @discardableResult
  func move(to target: CellOffset) -> Bool {
    let target = clamped(target)
    guard target != offset else { return false }
    offset = target
    // At the end that the content is kept at, it is kept there again.
    wasMoved =
      anchor.map { part(of: limit.x, $0.x) != target.x || part(of: limit.y, $0.y) != target.y }
      ?? true
    guard let box = object?.box else { return true }
    box.child.pointer.pointee.origin = childOrigin
    host?.touch(object, .ink)
    onMove?()
    return true
  }

  @discardableResult
  func move(columns: Int, rows: Int) -> Bool {
    move(
      to: CellOffset(
        x: Int32(clamping: Int(offset.x) + columns), y: Int32(clamping: Int(offset.y) + rows)))
  }

  /// Where the content stands: behind its margins.
  var childOrigin: CellOffset { CellOffset(x: inset.x - offset.x, y: inset.y - offset.y) }

  /// Scrolls as little as possible until a part of the content can be seen; with an anchor, until
  /// that point of the part stands at that point of the room.
  func reveal(_ part: GridRect, anchor: UnitPoint? = nil) {
    move(
      to: CellOffset(
        x: start(part.minX, part.maxX, offset.x, viewport.width, anchor.map { Double($0.x) }),
        y: start(part.minY, part.maxY, offset.y, viewport.height, anchor.map { Double($0.y) })))
  }

  private func start(
    _ low: Int, _ high: Int, _ current: Int32, _ room: Int32, _ anchor: Double?
  ) -> Int32 {
    if let anchor {
      let share = min(max(anchor, 0), 1)
      let start = Double(low) + (Double(high - low) - Double(room)) * share
      return Int32(clamping: Int(start.rounded()))
    }
    let (first, last) = (Int(current), Int(current) + Int(room))
    if low < first || high - low > Int(room) { return Int32(clamping: low) }
    return high > last ? Int32(clamping: high - Int(room)) : current
  }
}
