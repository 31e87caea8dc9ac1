import GlyphUI

/// A surface's glyphs as lines whose blanks at the end are visible.
enum Picture {
  static let blank: Character = "·"

  static func lines(of surface: Surface) -> [String] {
    (0..<surface.size.height).map { y in
      let end = contentEnd(of: surface, row: y)
      var line = ""
      for x in 0..<end { line += surface[x, y].character }
      return line + String(repeating: blank, count: surface.size.width - end)
    }
  }

  /// The first of the blanks at the end of a row.
  static func contentEnd(of surface: Surface, row y: Int) -> Int {
    var end = surface.size.width
    while end > 0, surface[end - 1, y].character == " " { end -= 1 }
    return end
  }

  /// The first column from which a row shows nothing but dots: those of its own, then blanks.
  static func dotsStart(of surface: Surface, row y: Int) -> Int {
    var start = contentEnd(of: surface, row: y)
    while start > 0, surface[start - 1, y].character == String(blank) { start -= 1 }
    return start
  }

  /// The whole surface inside a frame, for messages.
  static func framed(_ surface: Surface) -> String {
    let bar = String(repeating: "─", count: surface.size.width)
    let rows = surface.paddedText.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(surface.size.height).map { "│\($0)│" }
    return (["┌\(bar)┐"] + rows + ["└\(bar)┘"]).joined(separator: "\n")
  }
}
