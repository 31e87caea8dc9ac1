/// A hyperlink's number in the `StyleTable` that gave it out; 0 is no link.
public struct LinkID: Hashable, Sendable {
  let rawValue: UInt32

  /// No link.
  public static let none = LinkID(rawValue: 0)
}
