import GlyphCore

/// A control sequence (ECMA-48, CSI) that has ended: `ESC [`, parameters, a final byte.
struct ControlSequence {
  private let prefix: UInt8?
  private let intermediate: UInt8?
  private let numbers: [[Int]]
  private let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    var body = parameters[...]
    if let first = body.first, (0x3C...0x3F).contains(first) {
      prefix = first
      body = body.dropFirst()
    } else {
      prefix = nil
    }
    if let last = body.last, (0x20...0x2F).contains(last) {
      intermediate = last
      body = body.dropLast()
    } else {
      intermediate = nil
    }
    numbers = ControlSequence.numbers(body)
    self.final = final
  }

  /// Numbers separated by `;`, each with further ones behind `:`; far too large ones are cut.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int]] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
      part.split(separator: 0x3A, omittingEmptySubsequences: false).map { digits in
        digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 0x10FFFF) }
      }
    }
  }

  private func number(_ index: Int, default value: Int) -> Int {
    guard index < numbers.count, let number = numbers[index].first, number > 0 else {
      return value
    }
    return number
  }

  var isPasteStart: Bool { isPlain && final == 0x7E && number(0, default: 0) == 200 }

  private var isPlain: Bool { prefix == nil && intermediate == nil }

  /// The event that the sequence stands for, if it is one that a person can cause.
  var event: Event? {
    if prefix == 0x3C, final == 0x4D || final == 0x6D, numbers.count == 3 {
      return PointerReport(
        button: number(0, default: 0), x: number(1, default: 1), y: number(2, default: 1),
        isUp: final == 0x6D
      ).event
    }
    guard isPlain else { return nil }
    switch final {
    case 0x49: return .windowFocus(true)
    case 0x4F: return .windowFocus(false)
    case 0x5A: return .key(.tab, modifiers: modifiers.union(.shift))
    case 0x75: return codePointKey(number(0, default: 0))
    case 0x7E where number(0, default: 0) == 27:
      return codePointKey(number(2, default: 0))
    case 0x7E:
      return ControlSequence.editingKeys[number(0, default: 0)].map {
        .key($0, modifiers: modifiers)
      }
    // `CSI 1 ; 2 R` is F3 with Shift, `CSI 10 ; 2 R` a cursor position.
    case 0x52 where number(0, default: 1) != 1: return nil
    default:
      return ControlSequence.finalKeys[final].map { .key($0, modifiers: modifiers) }
    }
  }

  /// The key of a sequence that began with `ESC O`.
  var applicationKey: Event? {
    guard isPlain else { return nil }
    let modifiers = numbers.isEmpty ? [] : ControlSequence.modifiers(number(0, default: 1))
    return ControlSequence.finalKeys[final].map { .key($0, modifiers: modifiers) }
  }

  /// The terminal's answer that the sequence may be.
  var reply: TerminalReply? {
    let plain = numbers.map { $0.first ?? 0 }
    switch (prefix, intermediate, final) {
    case (0x3F, nil, 0x63): return .deviceAttributes(plain)
    case (0x3F, 0x24, 0x79) where plain.count == 2: return .mode(plain[0], state: plain[1])
    case (0x3F, nil, 0x75): return .keyboardFlags(plain.first ?? 0)
    case (nil, nil, 0x52) where plain.count == 2: return .cursor(row: plain[0], column: plain[1])
    default: return nil
    }
  }

  private var modifiers: EventModifiers {
    ControlSequence.modifiers(number(1, default: 1))
  }

  /// The number that terminals send for modifiers: one more than their sum.
  private static func modifiers(_ number: Int) -> EventModifiers {
    let bits = max(0, number - 1)
    var modifiers: EventModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    if bits & 64 != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }

  /// A key by its code point, as the kitty protocol and modifyOtherKeys name it; letting go of a
  /// key (event type 3) is no event here.
  private func codePointKey(_ code: Int) -> Event? {
    if numbers.count > 1, numbers[1].count > 1, numbers[1][1] == 3 { return nil }
    let key: KeyEquivalent
    switch code {
    case 9: key = .tab
    case 13: key = .return
    case 27: key = .escape
    case 127, 8: key = .delete
    case 0..<32: return nil
    default:
      // Private codes name modifier and media keys.
      guard !(57344...63743).contains(code), let scalar = Unicode.Scalar(UInt32(code)) else {
        return nil
      }
      key = KeyEquivalent(Character(scalar))
    }
    return .key(key, modifiers: modifiers)
  }

  private static let finalKeys: [UInt8: KeyEquivalent] = [
    0x41: .upArrow, 0x42: .downArrow, 0x43: .rightArrow, 0x44: .leftArrow, 0x46: .end,
    0x48: .home, 0x4D: .return, 0x50: .function(1), 0x51: .function(2), 0x52: .function(3),
    0x53: .function(4),
  ]

  private static let editingKeys: [Int: KeyEquivalent] = [
    1: .home, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
