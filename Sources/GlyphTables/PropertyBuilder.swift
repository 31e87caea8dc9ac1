import GlyphCells

/// Puts the properties of every scalar together.
struct PropertyBuilder {
  let eastAsianWidth: [String]
  let bidiClass: [String]
  let lineBreak: [String]
  private let probe = ClusterProbe()

  func properties(of value: UInt32) -> ScalarProperties {
    var result = ScalarProperties()
    guard let scalar = Unicode.Scalar(value) else {
      result.width = 1
      result.gate = .replace
      return result
    }
    let known = scalar.properties
    let wide = eastAsianWidth[Int(value)]
    result.width = width(of: scalar, eastAsianWidth: wide)
    result.isAmbiguous = wide == "A" && !known.isAlphabetic && result.width == 1
    result.isEmoji = known.isEmoji
    result.grapheme = grapheme(of: value)
    result.isPictograph = result.grapheme == .other && probe.isPictograph(value)
    if result.grapheme == .extend || result.grapheme == .joiner {
      result.conjunct =
        probe.isLinker(value) ? .linker : probe.isConjunctExtend(value) ? .extend : .none
    } else if result.grapheme == .other, probe.isConsonant(value) {
      result.conjunct = .consonant
    }
    result.lineBreak = lineBreakClass(of: scalar, isPictograph: result.isPictograph)
    result.gate = gate(of: scalar)
    result.isRightToLeft = ["R", "AL"].contains(bidiClass[Int(value)])
    result.isRisky =
      known.isEmojiModifier || known.generalCategory == .spacingMark
      || result.grapheme == .regional || result.width == 2 && isRecent(scalar)
    result.isBlank =
      value == 0x20
      || known.generalCategory == .spaceSeparator
        && lineBreak[Int(value)] == "BA"
    result.usesJoiners = known.isAlphabetic && PropertyBuilder.joining.contains { $0 ~= value }
    return result
  }

  /// Scripts with letters that U+200C and U+200D join or keep apart.
  private static let joining: [ClosedRange<UInt32>] = [
    0x600...0xDFF, 0x1000...0x109F, 0x1780...0x18AF, 0x1A20...0x1CFF, 0xA800...0xABFF,
    0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F,
  ]

  /// Older terminals have not heard of it.
  private func isRecent(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return true }
    return age.major >= 13
  }

  private func width(of scalar: Unicode.Scalar, eastAsianWidth: String) -> Int {
    let value = scalar.value
    // Prepended concatenation marks surround the digits after them and take a cell.
    if [
      0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
      0x110BD...0x110BD, 0x110CD...0x110CD,
    ].contains(where: { $0 ~= value }) {
      return 1
    }
    // The filler stands for a whole syllable and is drawn as wide as one.
    if value == 0x115F { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control:
      return 0
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return 0 }
    if 0x1F1E6...0x1F1FF ~= value { return 2 }
    return eastAsianWidth == "W" || eastAsianWidth == "F" ? 2 : 1
  }

  private func grapheme(of value: UInt32) -> GraphemeClass {
    switch value {
    case 0x200D: return .joiner
    case 0x1F1E6...0x1F1FF: return .regional
    case 0x1100...0x115F, 0xA960...0xA97C: return .hangulL
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: return .hangulV
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return .hangulT
    case 0xAC00...0xD7A3: return (value - 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT
    default: break
    }
    if probe.extends(value) { return probe.isExtend(value) ? .extend : .spacingMark }
    if probe.isControl(value) { return .control }
    return probe.isPrepend(value) ? .prepend : .other
  }

  private func gate(of scalar: Unicode.Scalar) -> GateClass {
    switch scalar.value {
    case 0x0A, 0x85, 0x2028, 0x2029: return .newline
    case 0xAD, 0x200B, 0x2060: return .breaks
    case 0x200C, 0x200D: return .joiner
    case 0x200E, 0x200F, 0x61C: return .directionMark
    case 0x202A...0x202E, 0x2066...0x2069: return .remove
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .variation
    case 0xE0020...0xE007F: return .tag
    case 0x115F: return .pass
    // The place holder of a terminal's own graphics, which only an encoder may write.
    case 0x10EEEE: return .replace
    case 0xFFF9...0xFFFB: return .remove
    default: break
    }
    if scalar.properties.generalCategory == .control { return .replace }
    if scalar.properties.isNoncharacterCodePoint { return .replace }
    return scalar.properties.isDefaultIgnorableCodePoint ? .remove : .pass
  }

  private func lineBreakClass(
    of scalar: Unicode.Scalar, isPictograph: Bool
  ) -> LineBreakClass {
    let isAsian = ["W", "F", "H"].contains(eastAsianWidth[Int(scalar.value)])
    let category = scalar.properties.generalCategory
    if isPictograph, category == .unassigned { return .pictograph }
    switch lineBreak[Int(scalar.value)] {
    case "HL": return .hl
    case "NU": return .nu
    case "ID": return .id
    case "SP": return .sp
    case "BK", "CR", "LF", "NL": return .bk
    case "ZW": return .zw
    case "WJ": return .wj
    case "GL": return .gl
    case "BA": return .ba
    case "HY": return .hy
    case "BB": return .bb
    case "B2": return .b2
    case "CB": return .cb
    case "OP": return isAsian ? .opWide : .op
    case "CL": return .cl
    case "CP": return isAsian ? .cpWide : .cp
    case "QU": return .qu
    case "NS", "CJ": return .ns
    case "EX": return .ex
    case "SY": return .sy
    case "IS": return .is
    case "IN": return .in
    case "PR": return .pr
    case "PO": return .po
    case "CM": return .cm
    case "ZWJ": return .zwj
    case "H2": return .h2
    case "H3": return .h3
    case "JL": return .jl
    case "JV": return .jv
    case "JT": return .jt
    case "RI": return .ri
    case "EB": return .eb
    case "EM": return .em
    // What the file says in words about scalars that are not assigned.
    case "XX":
      switch scalar.value {
      case 0x20A0...0x20CF: return .pr
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x1F000...0x1FAFF, 0x1FC00...0x1FFFD:
        return .id
      default: return .al
      }
    case "SA": return category == .nonspacingMark || category == .spacingMark ? .cm : .al
    default: return .al
    }
  }
}
