extension TerminalColor {
  /// The levels of a colour that is the same in every terminal; nil for the terminal's own and for
  /// the 16 that a theme may change.
  public var fixedRGB: RGB? {
    switch self {
    case .standard: nil
    case .ansi(let number), .indexed(let number):
      number < 16 ? nil : ColorTable.palette[Int(number)]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }

  /// A colour given by its levels.
  public init(_ color: RGB) { self = .rgb(color.red, color.green, color.blue) }

  /// This colour laid over another one with an opacity from 0 to 1; nil where one of the two
  /// depends on the terminal's theme and neither end of the range decides.
  public func blended(over other: TerminalColor, opacity: Double) -> TerminalColor? {
    if !(opacity < 1) { return self }
    if opacity <= 0 { return other }
    guard let top = fixedRGB, let bottom = other.fixedRGB else { return nil }
    return TerminalColor(top.blended(over: bottom, opacity: opacity))
  }
}
