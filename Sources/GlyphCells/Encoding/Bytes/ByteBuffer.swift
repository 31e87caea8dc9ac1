/// Bytes that grow and are used again: clearing keeps the memory, so a frame that is no larger than
/// an earlier one allocates nothing.
///
/// The one place where encoders touch raw memory: they write millions of single bytes, and an
/// array checks and copies where a reserved pointer does not.
public final class ByteBuffer {
  // A third of the time of encoding went into checking at run time that nobody else is using these
  // three; no method calls out while it changes one.
  @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private(set) var capacity: Int
  /// The number of bytes written since the last `clear()`.
  @exclusivity(unchecked) public internal(set) var count = 0

  /// An empty buffer with room for `capacity` bytes before it has to grow.
  public init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Forgets the bytes and keeps the memory.
  public func clear() { count = 0 }

  /// What has been written, as text; invalid UTF-8 becomes U+FFFD.
  public var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// A copy of what has been written.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Calls `body` with what has been written, for passing it to a file descriptor.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Makes room for `additional` bytes.
  @inline(__always)
  func reserve(_ additional: Int) {
    if count &+ additional > capacity { grow(additional) }
  }

  @inline(never)
  private func grow(_ additional: Int) {
    let larger = max(capacity * 2, count + additional)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}
