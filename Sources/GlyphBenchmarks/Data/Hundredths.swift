/// Hundredths as text with two decimals, as a program that cares about its time would make it: in
/// one go, without a formatter.
enum Hundredths {
  static func text(_ value: Int) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 100)
    return String(unsafeUninitializedCapacity: 8) { bytes in
      var count = 0
      if whole >= 100 { count = put(whole / 100 % 10, in: bytes, at: count) }
      if whole >= 10 { count = put(whole / 10 % 10, in: bytes, at: count) }
      count = put(whole % 10, in: bytes, at: count)
      bytes[count] = 0x2E
      count = put(rest / 10, in: bytes, at: count + 1)
      return put(rest % 10, in: bytes, at: count)
    }
  }

  private static func put(
    _ digit: Int, in bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) -> Int {
    bytes[index] = 0x30 + UInt8(truncatingIfNeeded: digit)
    return index + 1
  }
}
