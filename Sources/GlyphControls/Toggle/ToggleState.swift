import GlyphCore

/// On, off, or some of each.
enum ToggleState: Equatable {
  case off
  case mixed
  case on

  init(_ configuration: ToggleStyleConfiguration) {
    self = configuration.isMixed ? .mixed : configuration.isOn ? .on : .off
  }

  /// The state in words, for those who do not see it.
  var spoken: String {
    switch self {
    case .off: "off"
    case .mixed: "mixed"
    case .on: "on"
    }
  }
}

extension View {
  /// Says that the view is a toggle, and in which state.
  nonisolated func accessibilityToggle(_ state: ToggleState) -> some View {
    accessibilityValue(state.spoken).accessibilityAddTraits(.isToggle)
  }
}
