extension Font {
  /// The thickness of the strokes; from `semibold` on, text is bold in cells.
  public struct Weight: Hashable, Sendable {
    let rank: Int8

    private init(rank: Int8) { self.rank = rank }

    public static let ultraLight = Weight(rank: -4)
    public static let thin = Weight(rank: -3)
    public static let light = Weight(rank: -2)
    public static let regular = Weight(rank: 0)
    public static let medium = Weight(rank: 1)
    public static let semibold = Weight(rank: 2)
    public static let bold = Weight(rank: 3)
    public static let heavy = Weight(rank: 4)
    public static let black = Weight(rank: 5)
  }
}

extension Font.Weight {
  /// Whether cells show the weight as bold.
  public var isBold: Bool { rank >= Font.Weight.semibold.rank }
}
