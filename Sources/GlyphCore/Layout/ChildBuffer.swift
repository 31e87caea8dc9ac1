/// The children of stacks while they are asked: those of a stack inside lie behind those of the
/// stack around it.
///
/// A stack walks over its children several times, and the walk through markers and nodes is what
/// costs. The memory is plain and kept from stack to stack, so that asking one allocates nothing.
struct ChildBuffer {
  private var entries: UnsafeMutablePointer<StackChild>?
  private var capacity = 0
  private(set) var count = 0

  /// Whether the memory is too much to be kept for other screens.
  var isExtraordinarilyLarge: Bool { capacity > 1 << 16 }

  subscript(index: Int) -> StackChild {
    @inline(__always) get {
      guard let entries else { preconditionFailure("A child was read that was not collected.") }
      return entries[index]
    }
    @inline(__always) nonmutating set {
      guard let entries else { preconditionFailure("A child was set that was not collected.") }
      entries[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ child: StackChild) {
    if count == capacity { grow() }
    guard let entries else { return }
    (entries + count).initialize(to: child)
    count &+= 1
  }

  /// Forgets the children from an index on.
  mutating func removeAll(from index: Int) { count = index }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<StackChild>.allocate(capacity: Swift.max(32, capacity * 2))
    if let entries {
      larger.moveInitialize(from: entries, count: count)
      entries.deallocate()
    }
    entries = larger
    capacity = Swift.max(32, capacity * 2)
  }

  func free() { entries?.deallocate() }
}

/// A child of a stack, with what the stack has learned of it.
struct StackChild {
  let box: BoxRef
  let isSpacer: Bool
  var range = LengthRange.any
  var priority = 0.0

  /// Whether no offer changes the length.
  var isRigid: Bool { range.min == range.max }
}
