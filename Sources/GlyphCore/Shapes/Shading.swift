/// How dense a filled cell is in the plain string, where its colour cannot be seen.
public enum Shading: Hashable, Sendable, CaseIterable {
  case light
  case medium
  case dark
  case full

  /// The shading for ink of this strength, from 0 to 1.
  public init(strength: Double) {
    switch strength {
    case ..<0.25: self = .light
    case ..<0.5: self = .medium
    case ..<0.75: self = .dark
    default: self = .full
    }
  }

  public var glyph: Unicode.Scalar {
    switch self {
    case .light: "░"
    case .medium: "▒"
    case .dark: "▓"
    case .full: "█"
    }
  }

  public var ascii: Unicode.Scalar {
    switch self {
    case .light: "."
    case .medium: ":"
    case .dark: "%"
    case .full: "#"
    }
  }
}
