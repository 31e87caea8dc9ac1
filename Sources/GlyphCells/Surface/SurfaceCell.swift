/// What stands in one place of a surface, for reading.
public struct SurfaceCell: Hashable, Sendable {
  /// The cluster that is shown, a blank for an empty cell; empty in the right half of a wide one.
  public let character: String
  /// How it looks.
  public let style: CellStyle
  /// Whether this is the right half of the wide cluster to the left.
  public let isContinuation: Bool
}
