import GlyphUI

/// Everything that can be set.
struct Preferences: Equatable {
  var theme = Theme.system
  var accent = Accent.blue
  var isCompact = false
  var opensLastFile = true
  var recentFiles = 5

  var volume = 0.6
  var output = Output.speakers
  var isMuted = false
  var playsFeedback = true
  var flashesScreen = false

  var shares = Share.allCases.map { Sharing(what: $0, isOn: $0 == .crashes) }

  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
  }

  enum Accent: String, CaseIterable, Identifiable {
    case blue, green, orange, purple
    var id: Self { self }

    var color: Color {
      switch self {
      case .blue: .blue
      case .green: .green
      case .orange: .orange
      case .purple: .purple
      }
    }
  }

  enum Output: String, CaseIterable, Identifiable {
    case speakers, headphones, display
    var id: Self { self }
  }

  enum Share: String, CaseIterable {
    case crashes, usage, location
  }

  struct Sharing: Equatable, Identifiable {
    let what: Share
    var isOn: Bool
    var id: Share { what }
  }
}
