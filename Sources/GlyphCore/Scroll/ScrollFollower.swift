import GlyphCells

/// Keeps the position of a scroll view and an id in step.
final class ScrollFollower {
  private weak var host: TreeHost?
  /// The views of the content that are told apart, and what they stand for.
  private var targets: [(tag: AnyHashable, object: PlacedObject)] = []
  /// The box around the scroll view.
  var object: PlacedObject?
  private var session: ScrollSession?
  private var current: AnyHashable?
  private var isScrolling = false
  /// Tells which view is first by now, after somebody has scrolled.
  var write: (AnyHashable) -> Void = { _ in }

  init(_ host: TreeHost) { self.host = host }

  func add(_ object: PlacedObject, for tag: AnyHashable) { targets.append((tag, object)) }
  func remove(_ object: PlacedObject) { targets.removeAll { $0.object === object } }

  /// Scrolls to the view of an id, if that is another than the one that is known.
  func follow<ID: Hashable>(_ id: ID?, anchor: UnitPoint?) {
    let isAttached = session?.object?.node != nil
    let tag = id.map { AnyHashable($0) }
    guard !isAttached || tag != current else { return }
    current = tag
    let key = id.map { ElementKey.make($0) }
    host?.afterLayout { [self] in
      attach()
      guard let key, let box = object?.box?.descendant(keyed: key) else { return }
      isScrolling = true
      box.reveal(anchor: anchor ?? .topLeading)
      isScrolling = false
    }
  }

  private func attach() {
    guard session?.object?.node == nil else { return }
    session = object?.box?.scrollSession
    session?.onMove = { [weak self] in self?.moved() }
  }

  private func moved() {
    guard !isScrolling, let window = session?.object?.box?.frame else { return }
    var first: (tag: AnyHashable, frame: GridRect)?
    for target in targets {
      guard let frame = target.object.box?.frame, !frame.intersection(window).isEmpty else {
        continue
      }
      if first.map({ (frame.y, frame.x) < ($0.frame.y, $0.frame.x) }) ?? true {
        first = (target.tag, frame)
      }
    }
    guard let first, first.tag != current else { return }
    current = first.tag
    write(first.tag)
  }
}

extension BoxRef {
  /// The first scroll view in the box.
  fileprivate var scrollSession: ScrollSession? {
    if let layout = scrollLayout { return layout.session }
    for child in children {
      if let session = child.scrollSession { return session }
    }
    return nil
  }
}
