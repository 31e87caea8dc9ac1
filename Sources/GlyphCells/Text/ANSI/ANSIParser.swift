/// Splits text at SGR and OSC 8 sequences; whatever else begins with an escape stays text.
struct ANSIParser {
  struct Piece {
    var text: String
    var style: CellStyle
    var target: String?
  }

  private(set) var pieces: [Piece] = []
  private var style = CellStyle.standard
  private var target: String?

  /// Sequences that are longer than any sensible one are text.
  private static let longestParameters = 256
  private static let longestLink = 4096

  mutating func parse(_ string: String) {
    let bytes = Array(string.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B, let end = sequenceEnd(bytes, index) else {
        index += 1
        continue
      }
      flush(bytes[start..<index])
      if bytes[index + 1] == UInt8(ascii: "[") {
        SGRReader.apply(bytes[(index + 2)..<(end - 1)], to: &style)
      } else {
        setLink(bytes[(index + 4)..<end])
      }
      index = end
      start = end
    }
    flush(bytes[start..<bytes.count])
  }

  private mutating func flush(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    pieces.append(Piece(text: String(decoding: bytes, as: UTF8.self), style: style, target: target))
  }

  /// The byte behind the sequence that begins at `start`; nil when it is not one of the two kinds.
  private func sequenceEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      let limit = min(bytes.count, start + 2 + ANSIParser.longestParameters)
      for index in (start + 2)..<max(limit, start + 2) {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: ";"): continue
        case UInt8(ascii: "m"): return index + 1
        default: return nil
        }
      }
      return nil
    case UInt8(ascii: "]"):
      guard start + 3 < bytes.count, bytes[start + 2] == UInt8(ascii: "8"),
        bytes[start + 3] == UInt8(ascii: ";")
      else { return nil }
      let limit = min(bytes.count, start + 4 + ANSIParser.longestLink)
      for index in (start + 4)..<max(limit, start + 4) {
        if bytes[index] == 0x07 { return index + 1 }
        if bytes[index] == 0x1B {
          let isEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\\")
          return isEnd ? index + 2 : nil
        }
        if bytes[index] < 0x20 { return nil }
      }
      return nil
    default: return nil
    }
  }

  /// Takes `parameters;target` with its terminator.
  private mutating func setLink(_ bytes: ArraySlice<UInt8>) {
    let length = bytes.last == 0x07 ? 1 : 2
    let body = bytes.dropLast(length)
    guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else { return target = nil }
    let text = String(decoding: body[(semicolon + 1)...], as: UTF8.self)
    target = text.isEmpty ? nil : text
  }
}
