extension ColorProfile {
  /// The colour that this profile shows instead of `color`: the nearest one to the eye.
  public func convert(_ color: TerminalColor) -> TerminalColor {
    switch (self, color) {
    case (_, .standard), (.none, _): .standard
    case (.truecolor, _): color
    case (_, .ansi(let number)) where number < 16: color
    case (_, .indexed(let number)) where number < 16: .ansi(number)
    case (.ansi256, .rgb(let red, let green, let blue)):
      .indexed(ColorTable.nearest256(to: RGB(red, green, blue)))
    case (.ansi256, _): color
    case (.ansi16, .ansi(let number)), (.ansi16, .indexed(let number)):
      .ansi(ColorTable.nearest16(to: ColorTable.palette[Int(number)]))
    case (.ansi16, .rgb(let red, let green, let blue)):
      .ansi(ColorTable.nearest16(to: RGB(red, green, blue)))
    }
  }
}
