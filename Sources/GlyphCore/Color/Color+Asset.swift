import Foundation

extension Color {
  /// A colour by name: the name of a system colour in any spelling (`red`, `systemRed`,
  /// `AccentColor`) is that colour, any other is drawn as the foreground.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = Self.named(name) ?? Color(asset: Self.fingerprint(of: name))
  }

  private static func named(_ name: String) -> Color? {
    var key = name.lowercased().filter(\.isLetter)
    if key.hasPrefix("system") { key.removeFirst("system".count) }
    if key.hasSuffix("color") { key.removeLast("color".count) }
    switch key {
    case "accent", "tint": return .accentColor
    case "primary", "label": return .primary
    case "secondary", "secondarylabel": return .secondary
    case "background": return .terminalBackground
    case "clear": return .clear
    case "grey": return .gray
    default: return SystemColor.allCases.first { "\($0)" == key }.map(Color.init(system:))
    }
  }

  /// Two colours of different names are different, and neither needs its name again.
  private static func fingerprint(of name: String) -> UInt64 {
    name.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
