#if !canImport(CoreGraphics)
  /// How a stroke ends; accepted and without effect in cells.
  public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// How the lines of a stroke meet; accepted and without effect in cells.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
  }
#endif
