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
  mutating func store(
    _ source: UnsafePointer<Box>, count: Int, text sourceText: UnsafePointer<UInt8>, bytes: Int
  ) {
    let boxBytes = count * MemoryLayout<Box>.stride
    let needed = boxBytes + bytes
    if block == nil || needed > capacity {
      block?.deallocate()
      capacity = Swift.max(64, (needed + 63) & ~63)
      block = UnsafeMutableRawPointer.allocate(
        byteCount: capacity, alignment: MemoryLayout<Box>.alignment)
    }
    guard let block else { preconditionFailure("A fragment was stored without memory.") }
    block.copyMemory(from: source, byteCount: boxBytes)
    (block + boxBytes).copyMemory(from: sourceText, byteCount: bytes)
    boxes = block.assumingMemoryBound(to: Box.self)
    text = (block + boxBytes).assumingMemoryBound(to: UInt8.self)
    self.count = Int32(truncatingIfNeeded: count)
  }

  mutating func free() {
    block?.deallocate()
    self = Fragment()
  }
}

/// The growing memory in which a fragment is written before its node takes it over.
struct FragmentWriter {
  private(set) var boxes: UnsafeMutablePointer<Box>
  private(set) var text: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var textCount = 0
  private var capacity: Int
  private var textCapacity: Int

  init(capacity: Int = 256) {
    self.capacity = capacity
    textCapacity = 4096
    boxes = .allocate(capacity: capacity)
    text = .allocate(capacity: textCapacity)
  }

  func free() {
    boxes.deallocate()
    text.deallocate()
  }

  mutating func clear() {
    count = 0
    textCount = 0
  }

  /// Room for an entry at the end, which has to be initialised at once.
  @inline(__always)
  mutating func append() -> UnsafeMutablePointer<Box> {
    if count == capacity { grow() }
    let entry = boxes + count
    count &+= 1
    return entry
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Box>.allocate(capacity: capacity * 2)
    larger.update(from: boxes, count: count)
    boxes.deallocate()
    boxes = larger
    capacity *= 2
  }

  /// Room for bytes, and its offset.
  mutating func reserveText(_ bytes: Int) -> Int32 {
    if textCount + bytes > textCapacity {
      textCapacity = Swift.max(textCapacity * 2, textCount + bytes)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)
      larger.update(from: text, count: textCount)
      text.deallocate()
      text = larger
    }
    let offset = textCount
    textCount += bytes
    return Int32(truncatingIfNeeded: offset)
  }
}

extension Box {
  /// The node behind a node marker.
  var node: Node { unsafeDowncast(payload.object(), to: Node.self) }
}
