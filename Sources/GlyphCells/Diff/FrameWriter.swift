/// Brings a terminal from one surface to the next with as few bytes as possible.
///
/// It remembers where the cursor stands and which style is on between frames. The caller names the
/// rows and columns that may have changed; a cell that did not change costs one comparison.
package final class FrameWriter {
  /// What has to be sent, until `clear()`.
  package let buffer: ByteBuffer
  package let profile: ColorProfile
  /// Whether a frame is wrapped in the sequences that make a terminal show it at once.
  package var isSynchronized: Bool
  private let transitions: TransitionCache
  private var cursor: Cursor
  private var pen = StyleID.standard
  private var penLink = LinkID.none
  private var isPenKnown = true
  private var isOpen = false

  /// A writer to a screen of its own, or for `isInline` to a region that begins where the cursor
  /// stands and moves with the screen; nothing is then said of the screen's own rows.
  package init(
    profile: ColorProfile, isSynchronized: Bool = false, isInline: Bool = false,
    buffer: ByteBuffer = ByteBuffer()
  ) {
    self.profile = profile
    self.isSynchronized = isSynchronized
    self.buffer = buffer
    transitions = TransitionCache(profile: profile)
    cursor = Cursor(addressing: isInline ? .relative : .absolute)
  }

  /// Forgets where the cursor stands and which style is on, after something else wrote.
  ///
  /// An inline region has to be told by `moved(toX:y:)` where the cursor is now.
  package func invalidate() {
    cursor = Cursor(addressing: cursor.addressing)
    isPenKnown = false
  }

  /// Says where the cursor stands, when the caller put it there.
  package func moved(toX x: Int, y: Int) {
    cursor = Cursor(addressing: cursor.addressing, x: x, y: y)
  }

  /// Makes room for `count` rows from the cursor's row on, which scrolls the screen up where they
  /// do not fit below, and stands in the first column of the first one.
  package func reserveRows(_ count: Int) {
    buffer.append(0x0D)
    for _ in 1..<max(1, count) { buffer.append(0x0A) }
    cursor = Cursor(addressing: cursor.addressing, x: 0, y: max(0, count - 1))
    if cursor.addressing == .relative {
      cursor.move(toX: 0, y: 0, in: buffer)
    } else {
      cursor.lose()
    }
  }

  /// Writes everything in which `next` differs from `shown` and makes `shown` the same.
  ///
  /// When the sizes differ, or the tables do, the screen is erased and written afresh.
  package func write(_ next: Surface, over shown: inout Surface) {
    if next.size != shown.size || next.styles !== shown.styles {
      erase()
      shown = Surface(size: next.size, styles: next.styles)
    }
    for y in 0..<next.size.height {
      update(row: y, columns: 0..<next.size.width, from: &shown, to: next)
    }
    finish()
  }

  /// Clears the whole screen, or for an inline region everything from its first row on.
  package func erase() {
    open()
    setPen(.standard, table: nil)
    cursor.x = nil
    cursor.move(toX: 0, y: 0, in: buffer)
    buffer.append(cursor.addressing == .relative ? FrameWriter.eraseBelow : "\u{1B}[2J")
  }

  /// Erases everything from the first cell of a row on, and leaves the cursor there.
  ///
  /// Erased in one go from the very first cell of the screen, tmux would take it for a screen that is
  /// to be kept among what was scrolled away.
  package static let eraseBelow = "\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// Writes the cells of one row that differ, and copies them to `shown`.
  ///
  /// Both surfaces share a table and a size. One more column on each side is compared too, since
  /// drawing may have broken a wide glyph that reaches out of the range.
  package func update(
    row y: Int, columns: Range<Int>, from shown: inout Surface, to next: Surface
  ) {
    guard y >= 0, y < next.size.height, shown.size == next.size else { return }
    if columns.isEmpty { return }
    let columns = (columns.lowerBound.saturatingSubtract(1)..<columns.upperBound.saturatingAdd(1))
      .clamped(to: 0..<next.size.width)
    let start = y * next.size.width
    let width = next.size.width
    next.cells.withUnsafeBufferPointer { all in
      let new = UnsafeBufferPointer(rebasing: all[start..<(start + width)])
      // Reading through the immutable buffer first keeps an unchanged row from copying anything.
      let first = shown.cells.withUnsafeBufferPointer { old in
        FrameWriter.firstDifference(
          new, UnsafeBufferPointer(rebasing: old[start..<(start + width)]),
          from: columns.lowerBound, to: columns.upperBound)
      }
      guard first < columns.upperBound else { return }
      shown.cells.withUnsafeMutableBufferPointer { old in
        let old = UnsafeMutableBufferPointer(rebasing: old[start..<(start + width)])
        let clusters = next.styles.clusters
        if clusters.hasNotes,
          RowDirection.isNeeded(new, clusters)
            || RowDirection.isNeeded(UnsafeBufferPointer(old), clusters)
        {
          // A terminal keeps the controls in the cells beside them, so that a few new cells could
          // leave one without its partner: the row is written as a whole, over no cell's bits.
          old.update(repeating: .max)
          return write(new, over: old, row: y, from: 0, to: width, table: next.styles)
        }
        write(new, over: old, row: y, from: first, to: columns.upperBound, table: next.styles)
      }
    }
  }

  /// Ends a frame: the style is the terminal's own again, and the frame is shown.
  package func finish() {
    // A style that is not known is reset by whatever is written next.
    if isPenKnown { setPen(.standard, table: nil) }
    if isOpen { buffer.append("\u{1B}[?2026l") }
    isOpen = false
  }

  /// Moves the cursor, for showing the caret; call it between frames.
  package func moveCursor(toX x: Int, y: Int) { cursor.move(toX: x, y: y, in: buffer) }

  @inline(__always)
  private static func firstDifference(
    _ new: UnsafeBufferPointer<UInt64>, _ old: UnsafeBufferPointer<UInt64>, from start: Int,
    to end: Int
  ) -> Int {
    var x = start
    while x &+ 4 <= end {
      let a = (new[x] ^ old[x]) | (new[x &+ 1] ^ old[x &+ 1])
      let b = (new[x &+ 2] ^ old[x &+ 2]) | (new[x &+ 3] ^ old[x &+ 3])
      if a | b != 0 { break }
      x &+= 4
    }
    while x < end, new[x] == old[x] { x &+= 1 }
    return x
  }

  private func write(
    _ new: UnsafeBufferPointer<UInt64>, over old: UnsafeMutableBufferPointer<UInt64>, row y: Int,
    from first: Int, to end: Int, table: StyleTable
  ) {
    open()
    var x = first
    while x < end {
      if new[x] == old[x] {
        x = FrameWriter.firstDifference(new, UnsafeBufferPointer(old), from: x, to: end)
        if x >= end { break }
      }
      // A wide glyph is written as a whole, from its left cell.
      if Cell(bits: new[x]).isContinuation, x > 0 { x -= 1 }
      if erasesRest(new, from: x) {
        bridge(new, toX: x, y: y, table: table)
        setPen(.standard, table: table)
        buffer.append("\u{1B}[K")
        for column in x..<new.count { old[column] = new[column] }
        return
      }
      bridge(new, toX: x, y: y, table: table)
      x = emit(new, over: old, at: x, row: y, table: table)
    }
  }

  /// Whether the rest of the row is empty and erasing it is shorter than writing blanks.
  private func erasesRest(_ new: UnsafeBufferPointer<UInt64>, from x: Int) -> Bool {
    guard new.count - x > 4 else { return false }
    for column in x..<new.count where new[column] != Cell.empty.bits { return false }
    return true
  }

  /// Takes the cursor to the cell, by writing the few unchanged cells in between where that is
  /// shorter than a movement.
  private func bridge(
    _ new: UnsafeBufferPointer<UInt64>, toX x: Int, y: Int, table: StyleTable
  ) {
    if cursor.x == x, cursor.y == y { return }
    if cursor.y == y, let from = cursor.x, from >= 0, from < x, x - from < 4, isPenKnown {
      let style = UInt64(pen.rawValue) << 32
      var isPlain = true
      for column in from..<x where new[column] ^ style >= 0x7F || new[column] ^ style < 0x20 {
        isPlain = false
      }
      if isPlain {
        for column in from..<x { buffer.append(UInt8(truncatingIfNeeded: new[column])) }
        cursor.x = x
        return
      }
    }
    cursor.move(toX: x, y: y, in: buffer)
  }

  private func emit(
    _ new: UnsafeBufferPointer<UInt64>, over old: UnsafeMutableBufferPointer<UInt64>, at x: Int,
    row y: Int, table: StyleTable
  ) -> Int {
    let cell = Cell(bits: new[x])
    setPen(cell.style, table: table)
    let isWide = x + 1 < new.count && Cell(bits: new[x + 1]).isContinuation
    let next = x + (isWide ? 2 : 1)
    let isNoted = cell.isCluster && table.clusters.hasNotes
    if isNoted, case let opening = RowDirection.before(new, at: x, clusters: table.clusters),
      !opening.isEmpty
    {
      buffer.append(opening)
      // Some terminals give a control a cell.
      cursor.lose()
      cursor.move(toX: x, y: y, in: buffer)
    }
    if table.isRisky(cell) {
      if isWide {
        buffer.append("  ")
        // In the last columns the cursor waits at the edge, and only an absolute move is sure.
        cursor.x = next < new.count ? next : nil
        cursor.move(toX: x, y: y, in: buffer)
      }
      buffer.append(glyphOf: cell, clusters: table.clusters)
      cursor.lose()
    } else {
      buffer.append(glyphOf: cell, clusters: table.clusters)
      cursor.x = next < new.count ? next : nil
      cursor.y = y
    }
    if isNoted, case let closing = RowDirection.after(new, at: x, clusters: table.clusters),
      !closing.isEmpty
    {
      buffer.append(closing)
      cursor.lose()
    }
    if RightToLeft.endsWord(new, at: x, clusters: table.clusters) {
      buffer.append(RightToLeft.mark)
      // Some terminals give the mark a cell.
      cursor.lose()
    }
    for column in x..<next { old[column] = new[column] }
    return next
  }

  private func setPen(_ style: StyleID, table: StyleTable?) {
    if !isPenKnown {
      buffer.append("\u{1B}[0m\u{1B}]8;;\u{1B}\\")
      isPenKnown = true
      pen = .standard
      penLink = .none
    }
    if style == pen { return }
    guard let table = table ?? penTable else { return }
    if table.hasLinks {
      let link = table[style].link
      if link != penLink {
        buffer.appendLink(to: table.target(of: link))
        penLink = link
      }
    }
    transitions.append(from: pen, to: style, of: table, to: buffer)
    pen = style
    penTable = table
  }

  /// The table that `pen` is a number of.
  private var penTable: StyleTable?

  private func open() {
    if isSynchronized, !isOpen {
      buffer.append("\u{1B}[?2026h")
      isOpen = true
    }
  }
}
