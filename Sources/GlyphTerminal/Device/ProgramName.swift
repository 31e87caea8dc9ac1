import GlyphCells
import GlyphCore

/// What the program is called in messages.
enum ProgramName {
  static var current: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "program"
    return CleanText(name).string
  }
}
