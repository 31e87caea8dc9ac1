extension ColorProfile {
  /// The colour that this profile shows instead of `color`: the nearest one to the eye.
  public func convert(_ color: TerminalColor) -> TerminalColor {
    switch self {
    case .truecolor: color
    case .none: .standard
    case .ansi256, .ansi16: color
    }
  }
}
