import Foundation
import GlyphCells

/// W4: a megabyte of text in many scripts, let through the gate and wrapped to 80 columns.
func longTextBenchmarks() -> [CellBenchmark] {
  let input = LongText.load()
  let bytes = Array(input.utf8)
  let text = CleanText(input)
  return [
    CellBenchmark("W4 reference: decode and look up widths") { LongText.decode(bytes) },
    CellBenchmark("W4 gate and wrap to 80 columns") {
      CleanText(input).extent(width: 80).lineCount
    },
    CellBenchmark("W4 gate alone") { CleanText(input).width },
    CellBenchmark("W4 wrap alone") { text.extent(width: 80).lineCount },
  ]
}

enum LongText {
  /// The workload's own file where `GLYPH_WORKLOADS` names its directory, otherwise text of the same
  /// make-up.
  static func load() -> String {
    if let directory = ProcessInfo.processInfo.environment["GLYPH_WORKLOADS"],
      let text = try? String(contentsOfFile: directory + "/w4-input.txt", encoding: .utf8)
    {
      return text
    }
    return make(bytes: 1_000_000)
  }

  private static let common = [
    "great", "it", "came", "been.", "time.", "where", "with", "into", "other", "hand", "many",
    "part", "men", "much", "too", "first", "follow,", "just", "America", "ask", "show,", "around",
    "picture", "two", "long", "sound", "these", "me", "then", "line", "people", "each", "think",
  ]
  private static let rare = [
    "café", "cafe\u{301}", "Ångström", "señor", "мир", "лиса", "λόγος", "Ελλάδα", "漢字仮名交じり文",
    "你好世界", "换行算法", "終端機", "한국어", "안녕하세요", "こんにちは", "🐍", "✨", "👍🏽", "🏳️‍🌈", "❤️", "🇯🇵",
  ]

  private static func make(bytes count: Int) -> String {
    var text = ""
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    while text.utf8.count < count {
      text += random(6) == 0 ? rare[random(rare.count)] : common[random(common.count)]
      text += random(80) == 0 ? "\n" : " "
    }
    return text
  }

  /// The least that anybody has to do: decode every scalar and tell narrow from wide.
  static func decode(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var width = 0
      while index < bytes.count {
        let first = UInt32(bytes[index])
        var scalar = first
        var length = 1
        if first >= 0xF0 {
          scalar = (first & 7) << 18 | UInt32(bytes[index + 1] & 63) << 12
          scalar |= UInt32(bytes[index + 2] & 63) << 6 | UInt32(bytes[index + 3] & 63)
          length = 4
        } else if first >= 0xE0 {
          scalar = (first & 15) << 12 | UInt32(bytes[index + 1] & 63) << 6
          scalar |= UInt32(bytes[index + 2] & 63)
          length = 3
        } else if first >= 0xC0 {
          scalar = (first & 31) << 6 | UInt32(bytes[index + 1] & 63)
          length = 2
        }
        index &+= length
        let isWide =
          scalar >= 0x1100 && scalar <= 0x115F || scalar >= 0x2E80 && scalar <= 0xA4CF
          || scalar >= 0xAC00 && scalar <= 0xD7A3 || scalar >= 0x1F300
        width &+= isWide ? 2 : 1
      }
      return width
    }
  }
}
