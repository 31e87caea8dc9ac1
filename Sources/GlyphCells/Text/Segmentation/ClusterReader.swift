/// Goes through the clusters of sanitised UTF-8.
struct ClusterReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var machine: ClusterMachine
  /// The first byte of the cluster.
  private(set) var start: Int
  /// The byte behind the cluster.
  private(set) var end: Int
  /// The cells that the cluster takes.
  private(set) var width = 0
  /// The only scalar of the cluster; 0 when it has several.
  private(set) var scalar: UInt32 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isAmbiguousWide: Bool = false) {
    let range = range.clamped(to: 0..<bytes.count)
    self.bytes = bytes
    limit = range.upperBound
    start = range.lowerBound
    end = range.lowerBound
    machine = ClusterMachine(isAmbiguousWide: isAmbiguousWide)
  }

  /// Moves to the next cluster; false at the end.
  @inline(__always)
  mutating func next() -> Bool {
    guard end < limit else { return false }
    start = end
    let byte = bytes[end]
    if byte < 0x80, end &+ 1 >= limit || bytes[end &+ 1] < 0x80 {
      scalar = UInt32(byte)
      width = byte == 0x0A ? 0 : 1
      end &+= 1
      return true
    }
    nextComplex()
    return true
  }

  private mutating func nextComplex() {
    machine = machine.fresh
    scalar = UTF8Reader.next(bytes, &end)
    _ = machine.take(scalar, .of(scalar))
    width = machine.width
    while end < limit {
      var next = end
      let following = UTF8Reader.next(bytes, &next)
      if machine.take(following, .of(following)) { return }
      end = next
      scalar = 0
      width = machine.width
    }
  }
}
