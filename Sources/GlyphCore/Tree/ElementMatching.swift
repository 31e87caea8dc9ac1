/// Matches the elements of a list with those that stood there before.
///
/// As long as ids come in the old order this is a walk in step. At the first difference the old
/// elements are looked up by key.
struct ElementMatching {
  private let end: UnsafeMutablePointer<Box>
  private var next: UnsafeMutablePointer<Box>
  private var byKey: [UInt: [UnsafeMutablePointer<Box>]]?
  private let isDistinct: Bool
  private var seen: Set<UInt> = []
  private var highest: Int?
  private var isAscending = true
  private var duplicate: UInt?

  init(tree: _Tree, isDistinct: Bool) {
    next = tree.old
    end = tree.oldEnd
    self.isDistinct = isDistinct
  }

  /// Opens an element over the one with the same key that stood in this list.
  mutating func open(_ key: UInt, in tree: inout _Tree) -> _Opening {
    if !isDistinct { note(key) }
    if byKey == nil {
      if next < end, next.pointee.role == .element, next.pointee.payload.words.1 == key {
        tree.old = next
        tree.oldEnd = end
        next += Int(next.pointee.span)
        return tree.openMarker(.element, key: key)
      }
      index()
      tree.noteStructure(at: tree.up)
    }
    if var matches = byKey?[key], !matches.isEmpty {
      tree.old = matches.removeFirst()
      tree.oldEnd = end
      byKey?[key] = matches
    } else {
      tree.old = end
      tree.oldEnd = end
    }
    return tree.openMarker(.element, key: key)
  }

  /// Leaves the tree behind the old list, and reports what was wrong with the ids.
  mutating func finish(in tree: inout _Tree, named data: String) {
    if byKey == nil, next != end { tree.noteStructure(at: tree.up) }
    tree.old = end
    tree.oldEnd = end
    guard duplicate != nil else { return }
    Report.once(
      "duplicate ids \(tree.node.path)",
      "\(tree.node.path): ForEach over \(data) has elements with the same id; all are drawn, but "
        + "their state may follow the wrong one. Give each element an id of its own.")
  }

  private mutating func index() {
    var table: [UInt: [UnsafeMutablePointer<Box>]] = [:]
    var entry = next
    while entry < end {
      table[entry.pointee.payload.words.1, default: []].append(entry)
      entry += Int(entry.pointee.span)
    }
    byKey = table
  }

  /// Ascending keys cannot repeat; only others are collected.
  private mutating func note(_ key: UInt) {
    let number = Int(bitPattern: key)
    if isAscending {
      if let highest, number <= highest {
        isAscending = false
      } else {
        highest = number
        ascending.append(key)
        return
      }
      seen.formUnion(ascending)
    }
    if !seen.insert(key).inserted { duplicate = key }
  }

  private var ascending: [UInt] = []
}
