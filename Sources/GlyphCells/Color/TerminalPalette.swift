/// The colours that a picture of a terminal is painted with: its own two and the 16 named ones.
public struct TerminalPalette: Hashable, Sendable {
  /// The colour of letters without one of their own.
  public var foreground: RGB
  /// The colour behind them.
  public var background: RGB
  /// The 16 named colours; missing ones are taken from the palette of xterm.
  public var named: [RGB]

  /// A palette of two colours of its own and up to 16 named ones.
  public init(foreground: RGB, background: RGB, named: [RGB]) {
    self.foreground = foreground
    self.background = background
    self.named = named
  }

  /// Light letters on a dark background.
  public static let dark = TerminalPalette(
    foreground: RGB(0xD8, 0xDE, 0xE9), background: RGB(0x1B, 0x1F, 0x27),
    named: [
      RGB(0x2E, 0x34, 0x40), RGB(0xE0, 0x6C, 0x75), RGB(0x8C, 0xC2, 0x65), RGB(0xE5, 0xC0, 0x7B),
      RGB(0x61, 0xA0, 0xEF), RGB(0xC6, 0x78, 0xDD), RGB(0x56, 0xB6, 0xC2), RGB(0xC8, 0xCC, 0xD4),
      RGB(0x6B, 0x75, 0x85), RGB(0xFF, 0x8A, 0x92), RGB(0xA6, 0xDE, 0x7C), RGB(0xF6, 0xD7, 0x92),
      RGB(0x82, 0xBC, 0xFF), RGB(0xDE, 0x98, 0xF2), RGB(0x74, 0xD3, 0xDF), RGB(0xFF, 0xFF, 0xFF),
    ])

  /// Dark letters on a light background.
  public static let light = TerminalPalette(
    foreground: RGB(0x24, 0x29, 0x2F), background: RGB(0xFF, 0xFF, 0xFF),
    named: [
      RGB(0x24, 0x29, 0x2F), RGB(0xCF, 0x22, 0x2E), RGB(0x11, 0x63, 0x29), RGB(0x95, 0x6D, 0x00),
      RGB(0x09, 0x69, 0xDA), RGB(0x82, 0x50, 0xDF), RGB(0x1B, 0x7C, 0x83), RGB(0x6E, 0x77, 0x81),
      RGB(0x57, 0x60, 0x6A), RGB(0xA4, 0x0E, 0x26), RGB(0x1A, 0x7F, 0x37), RGB(0xB0, 0x88, 0x00),
      RGB(0x21, 0x8B, 0xFF), RGB(0xA4, 0x75, 0xF9), RGB(0x31, 0x92, 0xAA), RGB(0x8C, 0x95, 0x9F),
    ])

  /// The palette of a scheme.
  public init(_ scheme: TerminalScheme) {
    self = scheme == .dark ? .dark : .light
  }

  /// The levels that a colour is painted with, `standard` where it is the terminal's own.
  func levels(of color: TerminalColor, standard: RGB) -> RGB {
    switch color {
    case .standard: standard
    case .ansi(let number), .indexed(let number):
      Int(number) < min(16, named.count)
        ? named[Int(number)] : ColorTable.palette[Int(number)]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}
