/// The colours that have names, and where the terminal keeps them.
///
/// Each is one of the terminal's own 16 colours, so that a user's theme is respected. The six
/// that every theme has keep their number; the others take the bright or dark relative nearest
/// to them, with orange next to yellow and not to red, since many themes make the two reds equal
/// and a warning is not an error. Brown is the theme's yellow, which once was brown.
enum SystemColor: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, purple, cyan, white
  case gray, orange, mint, teal, indigo, pink, brown

  /// The number of the terminal's colour, 0–15.
  var ansi: UInt8 {
    switch self {
    case .black: 0
    case .red: 1
    case .green: 2
    case .yellow, .brown: 3
    case .blue: 4
    case .purple: 5
    case .cyan: 6
    case .gray: 8
    case .mint: 10
    case .orange: 11
    case .indigo: 12
    case .pink: 13
    case .teal: 14
    case .white: 15
    }
  }

  /// What the colour is taken to be where it is blended, mixed or part of a gradient.
  func components(in scheme: ColorScheme) -> RGBComponents {
    let isDark = scheme == .dark
    switch self {
    case .black: return RGBComponents(bytes: 0, 0, 0)
    case .white: return RGBComponents(bytes: 255, 255, 255)
    case .gray: return RGBComponents(bytes: 142, 142, 147)
    case .red:
      return isDark ? RGBComponents(bytes: 255, 69, 58) : RGBComponents(bytes: 255, 59, 48)
    case .orange:
      return isDark ? RGBComponents(bytes: 255, 159, 10) : RGBComponents(bytes: 255, 149, 0)
    case .yellow:
      return isDark ? RGBComponents(bytes: 255, 214, 10) : RGBComponents(bytes: 255, 204, 0)
    case .green:
      return isDark ? RGBComponents(bytes: 48, 209, 88) : RGBComponents(bytes: 52, 199, 89)
    case .mint:
      return isDark ? RGBComponents(bytes: 102, 212, 207) : RGBComponents(bytes: 0, 199, 190)
    case .teal:
      return isDark ? RGBComponents(bytes: 64, 200, 224) : RGBComponents(bytes: 48, 176, 199)
    case .cyan:
      return isDark ? RGBComponents(bytes: 100, 210, 255) : RGBComponents(bytes: 50, 173, 230)
    case .blue:
      return isDark ? RGBComponents(bytes: 10, 132, 255) : RGBComponents(bytes: 0, 122, 255)
    case .indigo:
      return isDark ? RGBComponents(bytes: 94, 92, 230) : RGBComponents(bytes: 88, 86, 214)
    case .purple:
      return isDark ? RGBComponents(bytes: 191, 90, 242) : RGBComponents(bytes: 175, 82, 222)
    case .pink:
      return isDark ? RGBComponents(bytes: 255, 55, 95) : RGBComponents(bytes: 255, 45, 85)
    case .brown:
      return isDark ? RGBComponents(bytes: 172, 142, 104) : RGBComponents(bytes: 162, 132, 94)
    }
  }
}
