extension ByteBuffer {
  /// Appends one byte.
  @inline(__always)
  package func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  /// Appends bytes from elsewhere.
  @inline(__always)
  func append(_ bytes: UnsafePointer<UInt8>, count length: Int) {
    reserve(length)
    (base + count).update(from: bytes, count: length)
    count &+= length
  }

  /// Appends the bytes of a literal.
  @inline(__always)
  package func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    reserve(length)
    (base + count).update(from: literal.utf8Start, count: length)
    count &+= length
  }

  /// Appends the UTF-8 of a string as it is.
  package func append(_ string: String) {
    let length = string.utf8.count
    reserve(length)
    var index = count
    for byte in string.utf8 {
      base[index] = byte
      index &+= 1
    }
    count = index
  }

  /// Appends a number in decimal digits; negative ones count as zero.
  package func append(decimal number: Int) {
    reserve(20)
    if number < 10 {
      base[count] = 48 &+ UInt8(truncatingIfNeeded: max(0, number))
      count &+= 1
      return
    }
    var divisor = 10
    while number / divisor >= 10 { divisor *= 10 }
    var rest = number
    while divisor > 0 {
      base[count] = 48 &+ UInt8(truncatingIfNeeded: rest / divisor)
      count &+= 1
      rest %= divisor
      divisor /= 10
    }
  }

  /// Appends a scalar as UTF-8; what is none becomes U+FFFD.
  @inline(__always)
  func append(scalar: UInt32) {
    reserve(4)
    let target = base + count
    switch scalar {
    case ..<0x80:
      target[0] = UInt8(truncatingIfNeeded: scalar)
      count &+= 1
    case ..<0x800:
      target[0] = 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6)
      target[1] = 0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F)
      count &+= 2
    case ..<0x10000:
      target[0] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
      target[1] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F)
      target[2] = 0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F)
      count &+= 3
    default:
      target[0] = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18 & 7)
      target[1] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F)
      target[2] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F)
      target[3] = 0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F)
      count &+= 4
    }
  }
}

extension ByteBuffer {
  /// Takes a stretch of bytes out and closes the gap.
  func drop(_ range: Range<Int>) {
    (base + range.lowerBound).update(from: base + range.upperBound, count: count - range.upperBound)
    count -= range.count
  }

  /// Puts another byte in the place of the last one.
  func replaceLast(with byte: UInt8) {
    if count > 0 { base[count - 1] = byte }
  }
}
