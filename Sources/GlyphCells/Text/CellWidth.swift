/// How many cells text takes.
enum CellWidth {
  /// 0, 1 or 2 for a single scalar.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 ? 0 : 1 }
    if scalar.value >= 0x1100, scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return 1
      }
    }
  }

  static func of(_ cluster: Character) -> Int {
    var sum = 0
    for scalar in cluster.unicodeScalars { sum += scalar.value == 0xFE0F ? 2 : of(scalar) }
    return min(2, sum)
  }
}
