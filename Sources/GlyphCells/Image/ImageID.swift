/// A picture's number in the `StyleTable` that gave it out.
public struct ImageID: Hashable, Sendable {
  let rawValue: UInt32
}
