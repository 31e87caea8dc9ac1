/// Decodes scalars out of bytes that are known to be valid UTF-8, as those of a `String` are.
enum UTF8Reader {
  /// The scalar at `position`, which moves behind it; a cut sequence gives U+FFFD.
  @inline(__always)
  static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> UInt32 {
    let first = UInt32(bytes[position])
    if first < 0x80 {
      position &+= 1
      return first
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position &+ length <= bytes.count else {
      position = bytes.count
      return 0xFFFD
    }
    let second = UInt32(bytes[position &+ 1] & 0x3F)
    var value: UInt32
    switch length {
    case 2: value = (first & 0x1F) << 6 | second
    case 3: value = (first & 0x0F) << 12 | second << 6 | UInt32(bytes[position &+ 2] & 0x3F)
    default:
      value = (first & 0x07) << 18 | second << 12 | UInt32(bytes[position &+ 2] & 0x3F) << 6
      value |= UInt32(bytes[position &+ 3] & 0x3F)
    }
    position &+= length
    return value
  }
}
