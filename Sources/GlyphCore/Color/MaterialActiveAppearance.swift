/// When a material looks active; accepted and without effect in cells.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let rank: UInt8

  public static let automatic = MaterialActiveAppearance(rank: 0)
  public static let active = MaterialActiveAppearance(rank: 1)
  public static let inactive = MaterialActiveAppearance(rank: 2)
  public static let matchWindow = MaterialActiveAppearance(rank: 3)
}

extension ShapeStyle {
  /// Accepted and without effect: a terminal does not tell whether it is active.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some ShapeStyle { self }
}
