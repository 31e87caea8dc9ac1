/// Matches the elements of a list with those that stood there before.
///
/// As long as ids come in the old order this is a walk in step. At the first difference the old
/// elements are looked up by key.
public struct _ElementMatching {
  private let list: _Opening
  private let end: UnsafeMutablePointer<Box>
  private var next: UnsafeMutablePointer<Box>
  private let isDistinct: Bool
  private var highest = Int.min
  private var lookup: ElementLookup?

  fileprivate init(_ tree: borrowing _Tree, list: _Opening, isDistinct: Bool) {
    self.list = list
    next = tree.old
    end = tree.oldEnd
    self.isDistinct = isDistinct
  }

  /// Opens an element over the one with the same key that stood in this list.
  public mutating func _open(_ key: UInt, in tree: inout _Tree) -> _Opening {
    if !isDistinct { note(key, in: tree) }
    if lookup?.isMatching != true {
      if next < end, next.pointee.role == .element, next.pointee.payload.words.1 == key {
        tree.old = next
        tree.oldEnd = end
        next += Int(next.pointee.span)
        return tree.openMarker(.element, key: key)
      }
      if next < end {
        makeLookup().index(from: next, to: end)
        tree.host.preferences.noteChange()
      }
      tree.noteStructure(at: tree.up)
    }
    tree.old = lookup?.take(key) ?? end
    tree.oldEnd = end
    return tree.openMarker(.element, key: key)
  }

  public func _close(_ element: _Opening, in tree: inout _Tree) { tree.closeMarker(element) }

  /// Leaves the tree behind the old list, and reports what was wrong with the ids.
  public func _finish(in tree: inout _Tree, named data: @autoclosure () -> String) {
    if lookup?.isMatching != true, next != end { tree.noteStructure(at: tree.up) }
    tree.old = end
    tree.oldEnd = end
    tree.closeMarker(list)
    guard lookup?.hasDuplicates == true else { return }
    Report.once(
      "duplicate ids \(tree.node.path)",
      "\(tree.node.path): ForEach over \(data()) has elements with the same id; all are drawn, but "
        + "their state may follow the wrong one. Give each element an id of its own.")
  }

  /// Ascending keys cannot repeat; only from the first other one on are they collected.
  private mutating func note(_ key: UInt, in tree: borrowing _Tree) {
    if let lookup, lookup.isCollecting { return lookup.note(key) }
    let number = Int(bitPattern: key)
    if number > highest {
      highest = number
      return
    }
    let lookup = makeLookup()
    lookup.isCollecting = true
    var index = list.index + 1
    while index < tree.writer.count {
      lookup.note(tree.writer.boxes[index].payload.words.1)
      index += Int(tree.writer.boxes[index].span)
    }
    lookup.note(key)
  }

  private mutating func makeLookup() -> ElementLookup {
    let lookup = self.lookup ?? ElementLookup()
    self.lookup = lookup
    return lookup
  }
}

extension _Tree {
  /// Begins a list whose elements are told apart by keys.
  public mutating func _openList(isDistinct: Bool) -> _ElementMatching {
    let list = openMarker(.branch, key: 0x1157)
    return _ElementMatching(self, list: list, isDistinct: isDistinct)
  }
}

/// What is only needed for lists whose elements moved, or whose ids are in no order.
private final class ElementLookup {
  /// The old elements that are left, by key.
  private var byKey: [UInt: [UnsafeMutablePointer<Box>]] = [:]
  private var seen: Set<UInt> = []
  private(set) var isMatching = false
  var isCollecting = false
  private(set) var hasDuplicates = false

  func index(from start: UnsafeMutablePointer<Box>, to end: UnsafeMutablePointer<Box>) {
    isMatching = true
    var entry = start
    while entry < end {
      byKey[entry.pointee.payload.words.1, default: []].append(entry)
      entry += Int(entry.pointee.span)
    }
  }

  func take(_ key: UInt) -> UnsafeMutablePointer<Box>? {
    guard var matches = byKey[key], !matches.isEmpty else { return nil }
    let first = matches.removeFirst()
    byKey[key] = matches
    return first
  }

  func note(_ key: UInt) {
    if !seen.insert(key).inserted { hasDuplicates = true }
  }
}
