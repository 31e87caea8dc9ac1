import GlyphCells

/// The boxes that can have focus: as they follow each other in the tree, and as they stand.
@MainActor
enum FocusOrder {
  struct Stop {
    let box: BoxRef
    let object: PlacedObject
    let frame: GridRect
  }

  /// The stops in a box, or those of which something is in a part of the surface.
  static func stops(in root: BoxRef, within part: GridRect? = nil) -> [Stop] {
    var stops: [Stop] = []
    let frame = root.frame
    collect(
      root, GridPoint(x: frame.x - Int(root.origin.x), y: frame.y - Int(root.origin.y)), part,
      &stops)
    return stops
  }

  private static func collect(
    _ box: BoxRef, _ outer: GridPoint, _ part: GridRect?, _ stops: inout [Stop]
  ) {
    if box.isLeaf, !box.flags.contains(.responds) { return }
    let frame = GridRect(
      x: outer.x + Int(box.origin.x), y: outer.y + Int(box.origin.y), width: Int(box.size.width),
      height: Int(box.size.height))
    let isSeen = part.map { !$0.intersection(frame).isEmpty } ?? true
    guard isSeen || (box.flags.contains(.overflows) && !box.kind.clips),
      !box.kind.hidesContents(box)
    else { return }
    let inner = box.kind.clips ? part.map { $0.intersection(frame) } : part
    let responder = box.responder
    if isSeen, responder?.isFocusable == true, let object = box.placedObject {
      stops.append(Stop(box: box, object: object, frame: frame))
    }
    let count = stops.count
    for child in box.children { collect(child, frame.origin, inner, &stops) }
    guard isSeen, stops.count == count, responder?.isFallbackStop == true,
      let object = box.placedObject, box.firstStop.map({ $0 == box }) == true
    else { return }
    stops.append(Stop(box: box, object: object, frame: frame))
  }

  /// Where Tab goes from the view in focus: to the next stop outside of its group, and around at
  /// the end; the first one when nothing has focus.
  static func next(after focus: PlacedObject?, backward: Bool, in root: BoxRef) -> PlacedObject? {
    guard let start = focus?.box else {
      var walk = FocusWalk(backward: backward, outside: nil)
      return walk.first(in: root).flatMap { entry(at: $0).placedObject }
    }
    var walk = FocusWalk(backward: backward, outside: start.focusGroup)
    if let stop = walk.next(after: start) ?? walk.first(in: root) {
      return entry(at: stop).placedObject
    }
    var inside = FocusWalk(backward: backward, outside: nil)
    return (inside.next(after: start) ?? inside.first(in: root))?.placedObject
  }

  /// Where Tab enters the group of a stop: at the one that wants it, or at the first.
  private static func entry(at stop: BoxRef) -> BoxRef {
    guard let group = stop.focusGroup else { return stop }
    return preferred(in: group) ?? group.firstStop ?? stop
  }

  private static func preferred(in box: BoxRef, _ isPreferred: Bool = false) -> BoxRef? {
    for child in box.children where !child.isLeaf || child.flags.contains(.responds) {
      guard !child.kind.hidesContents(child), !child.is(FocusGroupLayout.self) else { continue }
      let isPreferred =
        child.is(PreferredFocusLayout.self)
        ? child.value(PreferredFocusLayout.self).isPreferred : isPreferred
      if isPreferred, let stop = child.firstStop { return stop }
      if let stop = preferred(in: child, isPreferred) { return stop }
    }
    return nil
  }

  /// The nearest stop in the direction of an arrow key.
  static func nearest(
    to focus: PlacedObject?, towards key: KeyEquivalent, in stops: [Stop]
  ) -> Stop? {
    guard let from = focus?.box?.frame else { return stops.first }
    var best: (distance: Int, stop: Stop)?
    for stop in stops where stop.object !== focus {
      let own = stop.frame
      let frame = section(around: stop.box, without: from) ?? own
      let dx = gap(from.minX, from.maxX, frame.minX, frame.maxX)
      let dy = gap(from.minY, from.maxY, frame.minY, frame.maxY)
      let ahead: Bool
      switch key {
      case .upArrow: ahead = frame.maxY <= from.minY
      case .downArrow: ahead = frame.minY >= from.maxY
      case .leftArrow: ahead = frame.maxX <= from.minX
      default: ahead = frame.minX >= from.maxX
      }
      guard ahead else { continue }
      // A cell is about twice as high as wide, and straight ahead comes before aslant.
      let isVertical = key == .upArrow || key == .downArrow
      var distance = isVertical ? dy * 4 + dx * 8 : dx * 2 + dy * 32
      // Inside of a section the nearest is reached.
      if frame != own {
        distance = distance * 1024 + abs(own.midX - from.midX) + 2 * abs(own.midY - from.midY)
      } else {
        distance *= 1024
      }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, stop) }
    }
    return best.map { entered($0.stop, from: focus) }
  }

  /// Who comes into a group from outside gets what is chosen there: a tab or an option that only
  /// happens to be near would take its place.
  private static func entered(_ stop: Stop, from focus: PlacedObject?) -> Stop {
    guard let group = stop.box.focusGroup else { return stop }
    if let origin = focus?.box?.focusGroup, origin == group { return stop }
    guard let box = preferred(in: group), let object = box.placedObject else { return stop }
    return Stop(box: box, object: object, frame: box.frame)
  }

  /// The outermost focus section, or row of a form or list, that a stop is in and focus is not.
  private static func section(around box: BoxRef, without focus: GridRect) -> GridRect? {
    var found: GridRect?
    var current = box.enclosing
    while let box = current {
      if box.isFocusSection, box.frame.intersection(focus).isEmpty {
        found = box.frame
      }
      current = box.enclosing
    }
    return found
  }

  private static func gap(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
    max(0, max(c - b, a - d))
  }
}

extension GridRect {
  fileprivate var midX: Int { x + width / 2 }
  fileprivate var midY: Int { y + height / 2 }
}

extension BoxRef {
  /// Whether arrows that point at any part of the box reach what is in it. The control of a row may
  /// stand far from its title.
  fileprivate var isFocusSection: Bool {
    self.is(FocusSectionLayout.self) || enclosing?.is(RowsLayout.self) == true
  }

  /// The object behind the box, for kinds that have one.
  var placedObject: PlacedObject? {
    guard flags.contains(.object) else { return nil }
    return unsafeDowncast(pointer.pointee.payload.object(), to: PlacedObject.self)
  }
}
