/// The gate's fast check for text in which every scalar is a cell.
package enum OneCellText {
  /// The cells that valid UTF-8 takes, if each scalar passes the gate as it is and stands in one cell
  /// whatever is beside it, from left to right; nil for any other text.
  package static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var width = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard let end = asciiEnd(bytes, from: index) else { return nil }
        width &+= end &- index
        index = end
      } else if BoxDrawing.begins(at: index, in: bytes) {
        let count = BoxDrawing.repetitions(at: index, in: bytes)
        width &+= count
        index &+= count &* 3
      } else {
        let scalar = UTF8Reader.next(bytes, &index)
        guard ScalarProperties.of(scalar).isOneCell else { return nil }
        width &+= 1
      }
    }
    return width
  }

  /// Where a run of printable ASCII ends; nil if a control ends it.
  @inline(__always)
  private static func asciiEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard PrintableASCII.isPrintable(word) else { break }
      index &+= 8
    }
    while index < bytes.count, bytes[index] < 0x80 {
      guard bytes[index] &- 0x20 < 0x5F else { return nil }
      index &+= 1
    }
    return index
  }
}
