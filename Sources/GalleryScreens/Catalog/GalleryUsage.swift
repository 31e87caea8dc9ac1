import GlyphUI

/// A command line that cannot be followed, and what could be said instead.
public struct GalleryUsage: Error, Equatable {
  /// The exit status for a wrong use of a command.
  public static let exitStatus: Int32 = 64

  let problem: String

  @MainActor
  public var message: String { "gallery: \(problem)\n\n\(GalleryUsage.text)" }

  /// How the command is used, with the names of all sections.
  @MainActor
  public static var text: String {
    let names = Gallery.sections.map { "  \($0.id.padded(to: 12))  \($0.title)" }
    return """
      usage: gallery [section …] [--ansi | --plain] [--points | --cells] [--svg directory]

      --ansi, --plain    with colours or without, wherever the output goes
      --points, --cells  a point is an eighth of a column, or a cell, in sections that suit both
      --svg directory    a picture of each section

      \(names.joined(separator: "\n"))

      """
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
