/// The children of a box that holds leaves only (`Box.Flags.holdsLeaves`): entries side by side, with
/// nothing to walk through.
struct LeafEntries: Sequence, IteratorProtocol {
  private var current: UnsafeMutablePointer<Box>
  private let end: UnsafeMutablePointer<Box>
  private let owner: Unmanaged<Node>

  @inline(__always)
  init(
    from start: UnsafeMutablePointer<Box>, to end: UnsafeMutablePointer<Box>,
    in owner: Unmanaged<Node>
  ) {
    current = start
    self.end = end
    self.owner = owner
  }

  @inline(__always)
  mutating func next() -> BoxRef? {
    if current == end { return nil }
    defer { current += 1 }
    return BoxRef(pointer: current, owner: owner)
  }
}

extension _Tree {
  /// Whether what was written since an opening is nothing but such leaves.
  @inline(__always)
  func holdsLeaves(since opening: _Opening) -> Bool {
    var entry = writer.boxes + opening.index + 1
    let end = writer.boxes + writer.count
    if entry == end { return false }
    while entry != end {
      let flags = entry.pointee.flags
      guard flags.contains(.simple), entry.pointee.span == 1, !flags.contains(.guided),
        !flags.contains(.traits) || entry.pointee.isSpacer
      else { return false }
      entry += 1
    }
    return true
  }
}
