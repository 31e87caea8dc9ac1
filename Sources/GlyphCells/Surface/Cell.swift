/// Eight bytes that say what stands in one place of a surface.
///
/// The lower half is a scalar, or a number of the cluster table with the highest bit set, or 0 for
/// the right half of a wide glyph; the upper half is the style.
package struct Cell: Hashable, Sendable {
  package var bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  init(glyph: UInt32, style: StyleID) {
    bits = UInt64(style.rawValue) << 32 | UInt64(glyph)
  }

  /// A blank in the standard style.
  package static let empty = Cell(bits: 0x20)
  static let clusterFlag: UInt32 = 1 << 31

  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
  package var style: StyleID { StyleID(rawValue: UInt32(truncatingIfNeeded: bits >> 32)) }
  package var isContinuation: Bool { glyph == 0 }
  var isCluster: Bool { glyph & Cell.clusterFlag != 0 }

  /// The same glyph in another style.
  func with(_ style: StyleID) -> Cell { Cell(glyph: glyph, style: style) }
  /// A blank that keeps the style, for what is left of half a wide glyph.
  var blanked: Cell { Cell(glyph: 0x20, style: style) }
}
