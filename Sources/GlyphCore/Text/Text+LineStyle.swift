extension Text {
  /// A line under or through text. In cells it is solid and has the text's colour.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    /// The dashes of a line; without effect in cells.
    public struct Pattern: Hashable, Sendable {
      private let rank: UInt8

      public static let solid = Pattern(rank: 0)
      public static let dot = Pattern(rank: 1)
      public static let dash = Pattern(rank: 2)
      public static let dashDot = Pattern(rank: 3)
      public static let dashDotDot = Pattern(rank: 4)
    }
  }
}
