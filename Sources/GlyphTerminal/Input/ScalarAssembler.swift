/// Puts the bytes of UTF-8 together; what is invalid becomes U+FFFD, and so do the controls of the
/// second set.
struct ScalarAssembler {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  enum Step: Equatable {
    /// The byte is none of a scalar beyond ASCII.
    case other
    /// More bytes are needed.
    case pending
    case scalar(Unicode.Scalar)
    /// The scalar before this byte broke off; the byte itself is still to be read.
    case broken
  }

  mutating func take(_ byte: UInt8) -> Step {
    if missing > 0 {
      guard byte & 0xC0 == 0x80 else {
        missing = 0
        return .broken
      }
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      return missing == 0 ? .scalar(finished) : .pending
    }
    switch byte {
    case 0xC2...0xDF: return begin(byte & 0x1F, 1, 0x80)
    case 0xE0...0xEF: return begin(byte & 0x0F, 2, 0x800)
    case 0xF0...0xF4: return begin(byte & 0x07, 3, 0x10000)
    case 0x80...0xFF: return .scalar("\u{FFFD}")
    default: return .other
    }
  }

  private mutating func begin(_ bits: UInt8, _ count: Int, _ smallest: UInt32) -> Step {
    value = UInt32(bits)
    missing = count
    self.smallest = smallest
    return .pending
  }

  private var finished: Unicode.Scalar {
    guard value >= smallest, value >= 0xA0, let scalar = Unicode.Scalar(value) else {
      return "\u{FFFD}"
    }
    return scalar
  }
}
