import GlyphCore
import Observation

/// What the views of a session read of it.
@MainActor
@Observable
final class SessionModel {
  var phase = ScenePhase.active
  /// The list of shortcuts, while it is shown.
  var shortcuts: [ShortcutEntry]?
}
