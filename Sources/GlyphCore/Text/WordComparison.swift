import GlyphCells

/// Tells from two texts whether they wrap alike at every width, so that a counter that goes on or
/// another name of the same length costs no layout.
enum WordComparison {
  /// Whether two texts of the same number of bytes break at the same places.
  ///
  /// Says yes only where the rules of line breaking see no difference: bytes are the same, or both
  /// letters, or both digits, or belong to words between whose characters no line breaks.
  static func wrapAlike(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    var start = 0
    while start < a.count {
      var end = start
      var isSame = true
      while end < a.count, a[end] != blank {
        if b[end] == blank { return false }
        if !isSameClass(a[end], b[end]) { isSame = false }
        end += 1
      }
      if end < a.count, b[end] != blank { return false }
      if !isSame, !isSolid(a, start..<end) || !isSolid(b, start..<end) { return false }
      start = end + 1
    }
    return true
  }

  private static let blank = UInt8(ascii: " ")

  private static func isSameClass(_ a: UInt8, _ b: UInt8) -> Bool {
    a == b || isLetter(a) && isLetter(b) || isDigit(a) && isDigit(b)
  }

  /// Whether no line breaks inside of a word: letters and digits, with commas and the like after
  /// the first.
  private static func isSolid(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    for index in word {
      let byte = bytes[index]
      if isLetter(byte) || isDigit(byte) { continue }
      guard index > word.lowerBound, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      else { return false }
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
