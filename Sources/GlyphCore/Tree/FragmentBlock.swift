/// The memory that a fragment gave up and the next one takes.
///
/// Fragments of a whole screen are so large that the allocator would hand their pages back to the
/// system and fault them in again for each host: a quarter of a first frame.
enum FragmentBlock {
  private struct Idle {
    let memory: UnsafeMutableRawPointer
    let capacity: Int
  }

  // Only on the main actor, like all writing.
  nonisolated(unsafe) private static var idle: Idle?

  /// Blocks of other sizes are the allocator's business.
  private static let kept = 1 << 14...1 << 22

  /// Memory for at least `needed` bytes, and how many it has room for.
  static func take(_ needed: Int) -> (memory: UnsafeMutableRawPointer, capacity: Int) {
    if let block = idle, needed >= kept.lowerBound, needed <= block.capacity {
      idle = nil
      return (block.memory, block.capacity)
    }
    let capacity = Swift.max(64, (needed + 63) & ~63)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: capacity, alignment: MemoryLayout<Box>.alignment)
    return (memory, capacity)
  }

  /// Keeps the larger of two blocks.
  static func giveBack(_ memory: UnsafeMutableRawPointer, capacity: Int) {
    guard kept ~= capacity else { return memory.deallocate() }
    if let block = idle {
      guard block.capacity < capacity else { return memory.deallocate() }
      block.memory.deallocate()
    }
    idle = Idle(memory: memory, capacity: capacity)
  }
}
