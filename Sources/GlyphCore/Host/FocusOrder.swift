import GlyphCells

/// The boxes that can have focus, as they follow each other in the tree.
@MainActor
enum FocusOrder {
  struct Stop {
    let box: BoxRef
    let object: PlacedObject
    /// The group around the stop, and whether Tab enters the group here.
    var surroundings = Surroundings()

    struct Surroundings {
      var group: BoxRef?
      var isPreferred = false
    }

    func isInGroup(of other: Stop) -> Bool {
      guard let group = surroundings.group, let otherGroup = other.surroundings.group else {
        return false
      }
      return group == otherGroup
    }
  }

  static func stops(in root: BoxRef) -> [Stop] {
    var stops: [Stop] = []
    collect(root, Stop.Surroundings(), &stops)
    return stops
  }

  private static func collect(
    _ box: BoxRef, _ outer: Stop.Surroundings, _ stops: inout [Stop]
  ) {
    guard !box.kind.hidesContents(box) else { return }
    var surroundings = outer
    if box.is(FocusGroupLayout.self) {
      surroundings = Stop.Surroundings(group: box)
    } else if box.is(PreferredFocusLayout.self) {
      surroundings.isPreferred = box.value(PreferredFocusLayout.self).isPreferred
    }
    if box.responder?.isFocusable == true, let object = box.placedObject {
      stops.append(Stop(box: box, object: object, surroundings: surroundings))
    }
    let count = stops.count
    for child in box.children { collect(child, surroundings, &stops) }
    if stops.count == count, box.responder?.isFallbackStop == true, let object = box.placedObject {
      stops.append(Stop(box: box, object: object, surroundings: surroundings))
    }
  }

  /// The stop after (or before) the one in focus, outside of its group; the first one when nothing
  /// has focus.
  static func next(after focus: PlacedObject?, backward: Bool, in stops: [Stop]) -> Stop? {
    guard !stops.isEmpty else { return nil }
    guard let focus, let index = stops.firstIndex(where: { $0.object === focus }) else {
      return (backward ? stops.last : stops.first).map { entry(at: $0, in: stops) }
    }
    let count = stops.count
    let step = backward ? count - 1 : 1
    var next = (index + step) % count
    while next != index, stops[next].isInGroup(of: stops[index]) { next = (next + step) % count }
    guard next != index else { return stops[(index + step) % count] }
    return entry(at: stops[next], in: stops)
  }

  /// Where Tab enters the group of a stop: at the one that wants it, or at the first.
  private static func entry(at stop: Stop, in stops: [Stop]) -> Stop {
    guard stop.surroundings.group != nil else { return stop }
    let group = stops.filter { $0.isInGroup(of: stop) }
    return group.first { $0.surroundings.isPreferred } ?? group.first ?? stop
  }

  /// The nearest stop in the direction of an arrow key.
  static func nearest(
    to focus: PlacedObject?, towards key: KeyEquivalent, in stops: [Stop]
  ) -> Stop? {
    guard let from = focus?.box?.frame else { return stops.first }
    var best: (distance: Int, stop: Stop)?
    for stop in stops where stop.object !== focus {
      let own = stop.box.frame
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
    return best.map { entered($0.stop, from: focus, in: stops) }
  }

  /// Who comes into a group from outside gets what is chosen there: a tab or an option that only
  /// happens to be near would take its place.
  private static func entered(_ stop: Stop, from focus: PlacedObject?, in stops: [Stop]) -> Stop {
    if let origin = stops.first(where: { $0.object === focus }), origin.isInGroup(of: stop) {
      return stop
    }
    return stops.first { $0.surroundings.isPreferred && $0.isInGroup(of: stop) } ?? stop
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
