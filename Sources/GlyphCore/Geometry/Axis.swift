/// One of the two directions of a layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// The directions something applies to, such as those in which a scroll view scrolls.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1 << 0)
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
