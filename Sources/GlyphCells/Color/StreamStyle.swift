/// What may be written to a stream: which colours, and whether escape sequences at all.
public struct StreamStyle: Hashable, Sendable {
  /// The colours.
  public var profile: ColorProfile
  /// Whether the stream takes escape sequences, for bold and links too; plain text otherwise.
  public var allowsEscapes: Bool

  /// A style that was decided elsewhere.
  public init(profile: ColorProfile, allowsEscapes: Bool) {
    self.profile = profile
    self.allowsEscapes = allowsEscapes
  }

  /// What the environment says about a stream, which is or is not a terminal.
  ///
  /// The first of these that applies decides: the caller's `explicit` profile; `NO_COLOR`, when not
  /// empty; `FORCE_COLOR` from 0 to 3 and `CLICOLOR_FORCE` other than 0; a stream that is no
  /// terminal; `TERM=dumb`; `COLORTERM`; `TERM`. Nothing is asked of the terminal.
  public static func detect(
    environment: [String: String], isTerminal: Bool, explicit: ColorProfile? = nil
  ) -> StreamStyle {
    let isCapable = isTerminal && environment["TERM"] != "dumb"
    if let explicit {
      return StreamStyle(profile: explicit, allowsEscapes: isCapable || explicit != .none)
    }
    if let value = environment["NO_COLOR"], !value.isEmpty {
      return StreamStyle(profile: .none, allowsEscapes: isCapable)
    }
    if let forced = forced(environment) {
      return StreamStyle(profile: forced, allowsEscapes: isCapable || forced != .none)
    }
    guard isCapable else { return StreamStyle(profile: .none, allowsEscapes: false) }
    return StreamStyle(profile: advertised(environment), allowsEscapes: true)
  }

  private static func forced(_ environment: [String: String]) -> ColorProfile? {
    switch environment["FORCE_COLOR"] {
    case "0", "false": return ColorProfile.none
    case "1", "true": return .ansi16
    case "2": return .ansi256
    case "3": return .truecolor
    default: break
    }
    guard let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" else {
      return nil
    }
    return advertised(environment)
  }

  private static func advertised(_ environment: [String: String]) -> ColorProfile {
    let direct = environment["COLORTERM"]?.lowercased()
    if direct == "truecolor" || direct == "24bit" { return .truecolor }
    return environment["TERM"]?.contains("256color") == true ? .ansi256 : .ansi16
  }
}
