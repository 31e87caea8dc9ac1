/// A style's number in the `StyleTable` that gave it out; 0 is `CellStyle.standard`.
///
/// The two lowest bits tell what drawing and encoding ask of every cell, so that neither has to
/// look the style up.
public struct StyleID: Hashable, Sendable {
  /// The number as it stands in a cell.
  public let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(index: Int, style: CellStyle) {
    rawValue =
      UInt32(truncatingIfNeeded: index) << 2 | (style.background == .standard ? 0 : 1)
      | (style.isVisibleOnBlank ? 2 : 0)
  }

  /// The terminal's own colours without attributes.
  public static let standard = StyleID(rawValue: 0)

  var index: Int { Int(rawValue >> 2) }
  /// Whether the style has a background of its own.
  package var hasBackground: Bool { rawValue & 1 != 0 }
  /// Whether a blank in this style can be told from an empty cell.
  package var isVisibleOnBlank: Bool { rawValue & 2 != 0 }
}
