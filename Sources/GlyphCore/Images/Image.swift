import Foundation

/// A picture: a symbol in one cell, or an image of a bundle drawn with characters.
///
/// `Image("name")` shows `name.ans` or `name.txt` of the bundle; without a bundle it looks in the
/// main bundle and in every resource bundle beside the executable. An image that is nowhere shows
/// its name in brackets.
///
/// ```swift
/// Image(systemName: "star.fill")     // ★
/// ```
public struct Image: Sendable {
  let name: String
  let details: Details?
  let kind: Kind
  var isResizable = false
  var isTemplate = false

  enum Kind: UInt8, Sendable { case symbol, asset }

  /// What few images have; an object, since views are copied at every step of a builder.
  final class Details: Sendable {
    let bundle: Bundle?
    /// Read aloud, where something reads.
    let label: Text?
    let variableValue: Double?

    init(bundle: Bundle?, label: Text?, variableValue: Double?) {
      self.bundle = bundle
      self.label = label
      self.variableValue = variableValue
    }
  }

  private init(_ kind: Kind, _ name: String, _ details: Details?) {
    self.kind = kind
    self.name = name
    self.details = details
  }

  /// A symbol by its name: one cell, in the colour and weight of the text around it.
  public init(systemName: String) { self.init(.symbol, systemName, nil) }

  /// A symbol by its name; the value between 0 and 1 changes nothing in one cell.
  public init(systemName: String, variableValue: Double?) {
    self.init(
      .symbol, systemName, Details(bundle: nil, label: nil, variableValue: variableValue))
  }

  /// An image of a bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      .asset, name,
      bundle.map { Details(bundle: $0, label: nil, variableValue: nil) })
  }

  /// An image of a bundle, with a label for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset, name, Details(bundle: bundle, label: label, variableValue: nil))
  }

  /// An image of a bundle that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// An image of a bundle; the value between 0 and 1 changes nothing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset, name, Details(bundle: bundle, label: nil, variableValue: variableValue))
  }

  /// An image of a bundle with a label; the value between 0 and 1 changes nothing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.asset, name, Details(bundle: bundle, label: label, variableValue: variableValue))
  }

  /// An image of a bundle that says nothing; the value between 0 and 1 changes nothing.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }

  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Image: Equatable {
  public static func == (a: Image, b: Image) -> Bool {
    a.kind == b.kind && a.name == b.name && a.isResizable == b.isResizable
      && a.isTemplate == b.isTemplate && a.details == b.details
  }
}

extension Image.Details: Equatable {
  static func == (a: Image.Details, b: Image.Details) -> Bool {
    a.bundle === b.bundle && a.label == b.label && a.variableValue == b.variableValue
  }
}
