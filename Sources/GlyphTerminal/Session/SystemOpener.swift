import Foundation
import GlyphCells

/// Hands links to the desktop.
enum SystemOpener {
  /// Opens a link; false for one that is not safe, and where there is nothing that opens links.
  static func open(_ url: URL) -> Bool {
    guard let target = LinkTarget(url.absoluteString) else { return false }
    return ChildProcess.open(target.text)
  }
}
