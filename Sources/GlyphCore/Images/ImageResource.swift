import Foundation

/// The name of an image in a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
