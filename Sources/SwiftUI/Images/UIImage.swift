/// A picture by its name, as UIKit and AppKit load it.
///
/// It is looked for when it is drawn, so that loading never fails: what is nowhere is drawn as its
/// name in brackets.
public final class UIImage: Sendable {
  let image: Image

  /// An image of the bundles.
  public init?(named name: String) { image = Image(name) }

  /// A symbol.
  public init?(systemName name: String) { image = Image(systemName: name) }

  /// A symbol, in the words of AppKit.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
}

/// The same by AppKit's name.
public typealias NSImage = UIImage

extension Image {
  public init(uiImage image: UIImage) { self = image.image }
  public init(nsImage image: NSImage) { self = image.image }
}
