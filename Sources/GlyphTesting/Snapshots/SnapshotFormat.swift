import GlyphUI

/// What of a view is kept in a snapshot.
public enum SnapshotFormat: Hashable, Sendable {
  /// The glyphs, and below them which cells have which style.
  case cells
  /// The glyphs alone.
  case text
  /// The bytes for a terminal of a profile, with visible escapes.
  case ansi(ColorProfile)
}

extension SnapshotFormat {
  func content(of surface: Surface) -> SnapshotContent {
    switch self {
    case .cells: SnapshotContent(StyledPicture(surface))
    case .text: SnapshotContent(text: Picture.lines(of: surface).joined(separator: "\n"))
    case .ansi(let profile): SnapshotContent(text: VisibleText.make(surface.ansi(profile)))
    }
  }
}
