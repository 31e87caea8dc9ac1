/// Whether a terminal writes light on dark or dark on light.
public enum TerminalScheme: Hashable, Sendable, CaseIterable {
  /// Light letters on a dark background.
  case dark
  /// Dark letters on a light background.
  case light

  /// What `COLORFGBG` says about the background, and dark where it says nothing.
  ///
  /// The variable holds palette numbers separated by semicolons, the background last; 7 and 9 to 15
  /// are light.
  public static func detect(environment: [String: String]) -> TerminalScheme {
    guard let background = environment["COLORFGBG"]?.split(separator: ";").last,
      let number = Int(background)
    else { return .dark }
    return number == 7 || (9...15).contains(number) ? .light : .dark
  }
}
