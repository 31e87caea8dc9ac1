import GlyphUI

/// A command line that cannot be followed, and what could be said instead.
public struct GalleryUsage: Error, Equatable {
  /// The exit status for a wrong use of a command.
  public static let exitStatus: Int32 = 64

  let problem: String

  @MainActor
  public var message: String {
    let names = Gallery.sections.map { "  \($0.id.padded(to: 12))  \($0.title)" }
    return """
      gallery: \(problem)

      usage: gallery [section …] [--ansi | --plain] [--points | --cells] [--svg directory]

      \(names.joined(separator: "\n"))

      """
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
