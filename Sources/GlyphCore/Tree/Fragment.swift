import Foundation

/// The memory of a node: its boxes in preorder, and the bytes of their texts.
///
/// A small fragment is one block that holds both. A large one keeps the memory it was written in:
/// copying a whole screen would be a twentieth of its first frame. This type and `FragmentWriter`
/// are the only owners of such memory.
struct Fragment {
  private(set) var boxes: UnsafeMutablePointer<Box>
  private(set) var count: Int32 = 0
  private(set) var text: UnsafeMutablePointer<UInt8>?
  private var memory = Memory.none

  private enum Memory {
    case none
    case block(UnsafeMutableRawPointer, capacity: Int)
    case adopted(FragmentWriter)
  }

  init() { boxes = Fragment.none }

  /// What a fragment without entries points at, so that no pointer is optional.
  private nonisolated(unsafe) static let none = UnsafeMutablePointer<Box>.allocate(capacity: 1)

  /// Whether nothing was stored yet.
  var isEmpty: Bool { text == nil }

  /// Takes over what was written; the writer's memory is then no longer the caller's.
  mutating func store(_ source: FragmentWriter) {
    if source.isWorthKeeping { adopt(source) } else { copy(source) }
    count = Int32(truncatingIfNeeded: source.count)
  }

  private mutating func adopt(_ source: FragmentWriter) {
    release()
    memory = .adopted(source)
    boxes = source.boxes
    text = source.text
  }

  private mutating func copy(_ source: FragmentWriter) {
    let boxBytes = source.count * MemoryLayout<Box>.stride
    let target = block(of: boxBytes + source.textCount)
    target.copyMemory(from: source.boxes, byteCount: boxBytes)
    (target + boxBytes).copyMemory(from: source.text, byteCount: source.textCount)
    boxes = target.assumingMemoryBound(to: Box.self)
    text = (target + boxBytes).assumingMemoryBound(to: UInt8.self)
    source.giveBack()
  }

  private mutating func block(of needed: Int) -> UnsafeMutableRawPointer {
    if case .block(let block, let capacity) = memory, needed <= capacity { return block }
    release()
    let capacity = Swift.max(64, (needed + 63) & ~63)
    // Not by `allocate`, which asks for memory of a given alignment and takes twice as long.
    guard let block = malloc(capacity) else { preconditionFailure("There is no memory left.") }
    memory = .block(block, capacity: capacity)
    return block
  }

  private func release() {
    switch memory {
    case .none: break
    case .block(let block, _): Foundation.free(block)
    case .adopted(let writer): writer.giveBack()
    }
  }

  mutating func free() {
    release()
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
