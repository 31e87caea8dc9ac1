/// The gate's fast check.
package enum PrintableASCII {
  /// Whether every byte is a visible character of ASCII or a blank.
  package static func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while rest.count >= 8 {
      let word = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: UInt64.self)
      if !isPrintable(word) { return false }
      rest = rest.dropFirst(8)
    }
    for byte in rest where byte &- 0x20 >= 0x5F { return false }
    return true
  }

  /// Whether eight bytes at once are printable: no high bit, none below 0x20, none is 0x7F.
  @inline(__always)
  static func isPrintable(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    let belowBlank = (word &- ones &* 0x20) & ~word
    let delete = word ^ (ones &* 0x7F)
    let isDelete = (delete &- ones) & ~delete
    return (word | belowBlank | isDelete) & high == 0
  }
}
