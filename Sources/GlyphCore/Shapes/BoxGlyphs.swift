/// The pieces of box-drawing lines by the sides on which they leave a cell.
struct BoxGlyphs: Hashable, Sendable {
  var weight: Weight
  var dash: Dash

  enum Weight: Hashable, Sendable {
    case light
    case heavy
  }

  enum Dash: Hashable, Sendable {
    case none
    case short
    case medium
    case long
  }

  /// The sides on which lines leave a cell.
  struct Sides: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let down = Sides(rawValue: 4)
    static let left = Sides(rawValue: 8)
  }

  /// The glyph for a cell; a line that ends in a cell goes through it.
  func mark(_ sides: Sides, isRound: Bool = false) -> ShapeRaster.Mark? {
    if sides.isEmpty { return nil }
    if sides.isSubset(of: [.left, .right]) { return .glyph(horizontal, ascii: asciiHorizontal) }
    if sides.isSubset(of: [.up, .down]) { return .glyph(vertical, ascii: "|") }
    let index = Int(sides.rawValue)
    if isRound, weight == .light, let arc = Self.arc(sides) {
      return .glyph(arc, ascii: sides.contains(.up) ? "'" : ".")
    }
    return .glyph(weight == .heavy ? Self.heavy[index] : Self.light[index], ascii: "+")
  }

  private static func arc(_ sides: Sides) -> Unicode.Scalar? {
    switch sides {
    case [.right, .down]: "╭"
    case [.left, .down]: "╮"
    case [.up, .right]: "╰"
    case [.up, .left]: "╯"
    default: nil
    }
  }

  private var asciiHorizontal: Unicode.Scalar { weight == .heavy ? "=" : "-" }

  private var horizontal: Unicode.Scalar {
    switch (dash, weight) {
    case (.none, .light): "─"
    case (.none, .heavy): "━"
    case (.short, .light): "┈"
    case (.short, .heavy): "┉"
    case (.medium, .light): "┄"
    case (.medium, .heavy): "┅"
    case (.long, .light): "╌"
    case (.long, .heavy): "╍"
    }
  }

  private var vertical: Unicode.Scalar {
    switch (dash, weight) {
    case (.none, .light): "│"
    case (.none, .heavy): "┃"
    case (.short, .light): "┊"
    case (.short, .heavy): "┋"
    case (.medium, .light): "┆"
    case (.medium, .heavy): "┇"
    case (.long, .light): "╎"
    case (.long, .heavy): "╏"
    }
  }

  private static let light = Array("·│─└││┌├─┘─┴┐┤┬┼".unicodeScalars)
  private static let heavy = Array("·┃━┗┃┃┏┣━┛━┻┓┫┳╋".unicodeScalars)
}
