/// Applies the parameters of an SGR sequence to a style; what is unknown changes nothing.
enum SGRReader {
  static func apply(_ parameters: ArraySlice<UInt8>, to style: inout CellStyle) {
    if parameters.isEmpty { return set(0, &style) }
    let start = applyPlain(parameters, to: &style)
    if start < parameters.endIndex { applyFields(parameters[start...], to: &style) }
  }

  /// Applies parameters as long as each is a number on its own, which most are, and returns where
  /// the others begin.
  private static func applyPlain(
    _ parameters: ArraySlice<UInt8>, to style: inout CellStyle
  ) -> Int {
    var start = parameters.startIndex
    while start < parameters.endIndex {
      var code = 0
      var index = start
      while index < parameters.endIndex, parameters[index] &- 0x30 < 10, code < 1_000 {
        code = code * 10 + Int(parameters[index] &- 0x30)
        index += 1
      }
      let isLast = index == parameters.endIndex
      guard isLast || parameters[index] == UInt8(ascii: ";"), code != 38, code != 48 else { break }
      set(code, &style)
      // A separator at the end stands before an empty parameter, which is a zero.
      if index == parameters.endIndex - 1 { set(0, &style) }
      start = index + 1
    }
    return start
  }

  private static func applyFields(
    _ parameters: ArraySlice<UInt8>, to style: inout CellStyle
  ) {
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { field in
        field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(number)
      }
    var index = 0
    while index < fields.count {
      let field = fields[index]
      let code = field[0] ?? 0
      index += 1
      switch code {
      case 38, 48:
        let color: TerminalColor?
        if field.count > 1 {
          // With colons the whole colour is one parameter, which may name a colour space.
          let isSpaced = field[1] == 2 && field.count > 5
          color = self.color(Array(isSpaced ? [2] + field[3...] : field[1...])).color
        } else {
          let (found, used) = self.color(fields[index...].map { $0.count == 1 ? $0[0] : nil })
          color = found
          index += used
        }
        guard let color else { break }
        if code == 38 { style.foreground = color } else { style.background = color }
      case 4 where field.count > 1:
        set(field[1] == 0 ? 24 : field[1] == 2 ? 21 : 4, &style)
      default: set(code, &style)
      }
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    var result = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39, result < 100_000 else { return -1 }
      result = result * 10 + Int(digit - 0x30)
    }
    return result
  }

  /// A colour out of what follows 38 or 48, and how many parameters it took.
  private static func color(_ fields: [Int?]) -> (color: TerminalColor?, used: Int) {
    switch fields.first {
    case 5:
      guard fields.count > 1, let level = level(fields[1]) else {
        return (nil, min(2, fields.count))
      }
      return (level < 16 ? .ansi(level) : .indexed(level), 2)
    case 2:
      guard fields.count > 3, let red = level(fields[1]), let green = level(fields[2]),
        let blue = level(fields[3])
      else { return (nil, min(4, fields.count)) }
      return (.rgb(red, green, blue), 4)
    default: return (nil, min(1, fields.count))
    }
  }

  private static func level(_ number: Int?) -> UInt8? { UInt8(exactly: number ?? 0) }

  private static func set(_ code: Int, _ style: inout CellStyle) {
    switch code {
    case 0: style = .standard
    case 1: style.attributes.insert(.bold)
    case 2: style.attributes.insert(.dim)
    case 3: style.attributes.insert(.italic)
    case 4:
      style.attributes.remove(.doubleUnderline)
      style.attributes.insert(.underline)
    case 5, 6: style.attributes.insert(.blink)
    case 7: style.attributes.insert(.reverse)
    case 9: style.attributes.insert(.strikethrough)
    case 21:
      style.attributes.remove(.underline)
      style.attributes.insert(.doubleUnderline)
    case 22: style.attributes.subtract([.bold, .dim])
    case 23: style.attributes.remove(.italic)
    case 24: style.attributes.subtract([.underline, .doubleUnderline])
    case 25: style.attributes.remove(.blink)
    case 27: style.attributes.remove(.reverse)
    case 29: style.attributes.remove(.strikethrough)
    case 30...37: style.foreground = .ansi(UInt8(code - 30))
    case 39: style.foreground = .standard
    case 40...47: style.background = .ansi(UInt8(code - 40))
    case 49: style.background = .standard
    case 53: style.attributes.insert(.overline)
    case 55: style.attributes.remove(.overline)
    case 90...97: style.foreground = .ansi(UInt8(code - 82))
    case 100...107: style.background = .ansi(UInt8(code - 92))
    default: break
    }
  }
}
