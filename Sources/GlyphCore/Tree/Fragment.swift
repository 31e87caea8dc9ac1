/// The memory of a node: its boxes in preorder, and the bytes of their texts.
///
/// One block holds both. This type and `FragmentWriter` are the only owners of such memory.
struct Fragment {
  private(set) var boxes: UnsafeMutablePointer<Box>
  private(set) var count: Int32 = 0
  private(set) var text: UnsafeMutablePointer<UInt8>?
  private var block: UnsafeMutableRawPointer?
  private var capacity = 0

  init() { boxes = Fragment.none }

  /// What a fragment without entries points at, so that no pointer is optional.
  private nonisolated(unsafe) static let none = UnsafeMutablePointer<Box>.allocate(capacity: 1)

  var isEmpty: Bool { block == nil }

  /// Copies a written fragment into this one's block.
  mutating func store(_ source: FragmentWriter) {
    let boxBytes = source.count * MemoryLayout<Box>.stride
    let needed = boxBytes + source.textCount
    if block == nil || needed > capacity {
      if let block { FragmentBlock.giveBack(block, capacity: capacity) }
      let taken = FragmentBlock.take(needed)
      (block, capacity) = (taken.memory, taken.capacity)
    }
    guard let block else { preconditionFailure("A fragment was stored without memory.") }
    block.copyMemory(from: source.boxes, byteCount: boxBytes)
    (block + boxBytes).copyMemory(from: source.text, byteCount: source.textCount)
    boxes = block.assumingMemoryBound(to: Box.self)
    text = (block + boxBytes).assumingMemoryBound(to: UInt8.self)
    self.count = Int32(truncatingIfNeeded: source.count)
  }

  mutating func free() {
    if let block { FragmentBlock.giveBack(block, capacity: capacity) }
    self = Fragment()
  }
}

extension Box {
  /// The node behind a node marker.
  var node: Node { unmanagedNode.takeUnretainedValue() }

  @inline(__always)
  var unmanagedNode: Unmanaged<Node> {
    guard let pointer = UnsafeRawPointer(bitPattern: payload.words.0) else {
      preconditionFailure("A node marker lost its node.")
    }
    return .fromOpaque(pointer)
  }
}
