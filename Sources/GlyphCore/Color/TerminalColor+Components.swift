import GlyphCells

extension TerminalColor {
  init(_ components: RGBComponents) {
    let bytes = components.bytes
    self = .rgb(bytes.red, bytes.green, bytes.blue)
  }

  /// Red, green and blue, or nil for the colour that is the terminal's own.
  ///
  /// The 16 named colours are whatever the user's theme makes them; blending takes them for the
  /// system colours that are drawn with them.
  func components(in scheme: ColorScheme) -> RGBComponents? {
    switch self {
    case .standard:
      return nil
    case .rgb(let red, let green, let blue):
      return RGBComponents(bytes: red, green, blue)
    case .ansi(let number), .indexed(let number):
      return Self.palette(number, in: scheme)
    }
  }

  private static func palette(_ number: UInt8, in scheme: ColorScheme) -> RGBComponents {
    switch number {
    case 7:
      return RGBComponents(bytes: 199, 199, 204)
    case 9:
      return SystemColor.red.components(in: scheme)
    case 0..<16:
      let named = SystemColor.allCases.first { $0.ansi == number }
      return (named ?? .gray).components(in: scheme)
    case 16..<232:
      let index = number - 16
      return RGBComponents(
        bytes: cubeLevel(index / 36), cubeLevel(index / 6 % 6), cubeLevel(index % 6))
    default:
      let level = 8 + 10 * (number - 232)
      return RGBComponents(bytes: level, level, level)
    }
  }

  private static func cubeLevel(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
}
