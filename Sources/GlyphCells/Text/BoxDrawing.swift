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

  /// The scalar that begins at a byte; nil for any other.
  @inline(__always)
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index &+ 3 <= bytes.count else { return nil }
    let start = UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: index, as: UInt16.self
    ).littleEndian
    guard start == 0x94E2 || start == 0x95E2 || start == 0x96E2 else { return nil }
    let scalar = UInt32(start & 0x3F00) &>> 2 | UInt32(bytes[index &+ 2] & 0x3F) | 0x2000
    return contains(scalar) ? scalar : nil
  }
}
