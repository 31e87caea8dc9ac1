extension Color {
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let white = Color(system: .white)
  public static let gray = Color(system: .gray)
  public static let black = Color(system: .black)
  /// Nothing: it is not drawn.
  public static let clear = Color(white: 0, opacity: 0)
  /// The foreground as it is.
  public static let primary = Color.foreground(level: 0)
  /// The foreground, dim.
  public static let secondary = Color.foreground(level: 1)
}

extension Color: CustomStringConvertible {
  /// The name, or `#` and the components and opacity as hexadecimal numbers.
  public var description: String {
    switch kind {
    case .rgb where alpha == 0: return "clear"
    case .system: return faded(SystemColor(rawValue: UInt8(first)).map { "\($0)" } ?? "primary")
    case .foreground: return faded(first == 0 ? "primary" : "secondary")
    case .background: return faded("background")
    case .accent: return faded("accentColor")
    case .asset: return faded("named color")
    case .rgb:
      return [first, second, third].reduce("#") { $0 + Self.hexadecimal(Self.byte($1)) }
        + Self.hexadecimal(alpha)
    }
  }

  private func faded(_ name: String) -> String {
    guard alpha != .max else { return name }
    return "\(Int((opacity * 100).rounded()))% \(name)"
  }

  private static func byte(_ component: UInt16) -> UInt8 {
    UInt8((UInt32(component) + 128) / 257)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
