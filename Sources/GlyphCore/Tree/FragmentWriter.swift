/// The growing memory in which a fragment is written before its node takes it over.
struct FragmentWriter {
  private(set) var boxes: UnsafeMutablePointer<Box>
  private(set) var text: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var textCount = 0
  private var capacity: Int
  private var textCapacity: Int

  init(capacity: Int = 128) {
    self.capacity = capacity
    textCapacity = FragmentWriter.firstText
    boxes = .allocate(capacity: capacity)
    text = .allocate(capacity: textCapacity)
  }

  private func free() {
    boxes.deallocate()
    text.deallocate()
  }

  /// The memory that waits for the next fragment. All hosts share it: a fragment is written at a
  /// time, and one that is written while a body runs gets memory of its own.
  nonisolated(unsafe) private static var idle: FragmentWriter?

  /// Memory to write a fragment in, until `giveBack`. Only on the main actor, like all writing.
  static func borrow() -> FragmentWriter {
    guard var writer = idle else { return FragmentWriter() }
    idle = nil
    writer.clear()
    return writer
  }

  /// Keeps the memory for the next fragment: the larger of two, unless it is extraordinarily large.
  ///
  /// Memory for a whole screen is so large that the allocator would hand its pages back to the
  /// system and fault them in again for each host: a quarter of a first frame.
  func giveBack() {
    guard capacity <= FragmentWriter.limit else { return free() }
    if let other = FragmentWriter.idle {
      guard other.capacity < capacity else { return free() }
      other.free()
    }
    FragmentWriter.idle = self
  }

  private static let limit = 1 << 17
  private static let firstText = 4096

  /// Whether the memory is large, and mostly used.
  var isWorthKeeping: Bool {
    count >= 64 && count * 2 > capacity && textCount * 2 + FragmentWriter.firstText >= textCapacity
  }

  private mutating func clear() {
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
