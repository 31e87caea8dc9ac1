/// Goes from a stop to the next one without looking at the rest of the screen: into the box, along
/// its siblings, and outward from there.
@MainActor
struct FocusWalk {
  let backward: Bool
  /// Stops in this group are passed over.
  let group: BoxRef?
  /// How many boxes were looked at.
  private(set) var visits = 0

  init(backward: Bool, outside group: BoxRef?) {
    self.backward = backward
    self.group = group
  }

  /// What there is in a part of the tree.
  private enum Finding {
    /// No stop at all.
    case nothing
    /// Only stops that are passed over.
    case passed
    case stop(BoxRef)
  }

  /// The first stop in a box, or the last one when going backward.
  mutating func first(in box: BoxRef) -> BoxRef? {
    if case .stop(let stop) = search(box, box.focusGroup) { stop } else { nil }
  }

  /// The next stop after a box that is one itself; nil if there is none up to the end of the tree.
  mutating func next(after start: BoxRef) -> BoxRef? {
    if !backward, case .stop(let stop) = search(start.children, start.focusGroup) { return stop }
    var current = start
    while let outer = current.enclosing {
      visits += 1
      let siblings = Array(outer.children)
      guard let place = siblings.firstIndex(where: { $0 == current }) else { return nil }
      let rest = backward ? siblings[..<place] : siblings[(place + 1)...]
      let group = outer.is(FocusGroupLayout.self) ? outer : outer.focusGroup
      if case .stop(let stop) = search(rest, group) { return stop }
      if backward, isStop(outer), !isPassed(outer.focusGroup) { return outer }
      current = outer
    }
    return nil
  }

  private mutating func search(_ boxes: some Sequence<BoxRef>, _ group: BoxRef?) -> Finding {
    var finding = Finding.nothing
    for box in backward ? Array(boxes).reversed() : Array(boxes) {
      switch search(box, group) {
      case .stop(let stop): return .stop(stop)
      case .passed: finding = .passed
      case .nothing: break
      }
    }
    return finding
  }

  private mutating func search(_ box: BoxRef, _ outerGroup: BoxRef?) -> Finding {
    visits += 1
    if box.isLeaf, !box.flags.contains(.responds) { return .nothing }
    guard !box.kind.hidesContents(box) else { return .nothing }
    let group = box.is(FocusGroupLayout.self) ? box : outerGroup
    let isStop = isStop(box)
    if isStop, !backward, !isPassed(group) { return .stop(box) }
    let inside = search(box.children, group)
    if case .stop = inside { return inside }
    if isStop { return isPassed(group) ? .passed : .stop(box) }
    if case .nothing = inside, isFallback(box) {
      return isPassed(group) ? .passed : .stop(box)
    }
    return inside
  }

  private func isStop(_ box: BoxRef) -> Bool {
    box.flags.contains([.responds, .object]) && box.responder?.isFocusable == true
  }

  private func isFallback(_ box: BoxRef) -> Bool {
    box.flags.contains([.responds, .object]) && box.responder?.isFallbackStop == true
  }

  private func isPassed(_ group: BoxRef?) -> Bool {
    guard let group, let own = self.group else { return false }
    return group == own
  }
}

extension BoxRef {
  /// The first stop in the box, or the box if it is one itself.
  @MainActor
  var firstStop: BoxRef? {
    var walk = FocusWalk(backward: false, outside: nil)
    return walk.first(in: self)
  }

  /// The nearest box around this one whose stops are one for Tab.
  @MainActor
  var focusGroup: BoxRef? {
    var box = enclosing
    while let current = box, !current.is(FocusGroupLayout.self) { box = current.enclosing }
    return box
  }
}
