/// Pieces of lines and blocks, U+2500 to U+259F: after ASCII, what screens are made of. Each is one
/// cell wide and three bytes of UTF-8.
enum BoxDrawing {
  @inline(__always)
  static func contains(_ scalar: UInt32) -> Bool { scalar &- 0x2500 < 0xA0 }

  /// The bytes of such a scalar, the first in the lowest place.
  @inline(__always)
  static func utf8(_ scalar: UInt32) -> UInt32 {
    0x80_00E2 | ((scalar &- 0x2500) &>> 6 &+ 0x94) &<< 8 | (scalar & 0x3F) &<< 16
  }

  /// Whether such a scalar begins at a byte.
  @inline(__always)
  static func begins(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index &+ 3 <= bytes.count else { return false }
    let start = UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: index, as: UInt16.self
    ).littleEndian
    return start & 0xFEFF == 0x94E2 || start == 0x96E2 && bytes[index &+ 2] < 0xA0
  }

  /// How many times the scalar that begins at a byte stands there one after the other: lines and bars
  /// are made of one.
  @inline(__always)
  static func repetitions(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var end = start &+ 3
    // Eight bytes say the same as the eight three bytes before them as long as the run goes on.
    while end &+ 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        == raw.loadUnaligned(fromByteOffset: end &- 3, as: UInt64.self)
    {
      end &+= 8
    }
    while end < raw.count, raw[end] == raw[end &- 3] { end &+= 1 }
    return (end &- start) / 3
  }

  /// The scalar, where one begins.
  @inline(__always)
  static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    0x2000 | UInt32(bytes[index &+ 1] & 0x3F) &<< 6 | UInt32(bytes[index &+ 2] & 0x3F)
  }
}
