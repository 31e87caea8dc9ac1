import Foundation
import GlyphCells

/// What a text consists of, where it is more than one string.
///
/// An object, since views are copied at every step of a builder and a text has to stay small.
final class TextContent: Sendable {
  let kind: Kind

  enum Kind: Sendable {
    /// Texts one after the other.
    case joined([Text])
    /// What stands at the marks of the text's key (`InsertionMark`).
    case insertions([Text])
    /// A text in a style that is more than a colour.
    case styled(Text, AnyShapeStyle)
    case image(Image)
    /// A text that leads somewhere.
    case link(Text, String)
    /// Text with the escape sequences of a terminal.
    case terminal(ANSIText)
    /// A time that is put into words where the text is shown.
    case time(TextTime)
  }

  init(_ kind: Kind) { self.kind = kind }
}

extension TextContent: Equatable {
  static func == (a: TextContent, b: TextContent) -> Bool {
    if a === b { return true }
    switch (a.kind, b.kind) {
    case (.joined(let a), .joined(let b)), (.insertions(let a), .insertions(let b)):
      return a == b
    case (.image(let a), .image(let b)): return a == b
    case (.link(let a, let from), .link(let b, let to)): return a == b && from == to
    case (.terminal(let a), .terminal(let b)): return a == b
    case (.time(let a), .time(let b)): return a == b
    default: return false
    }
  }
}
