import Foundation

extension Image {
  /// Lets the image be smaller than it is: what has no room is cut off around its middle. It is
  /// never enlarged, since its characters cannot be.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Whether the image is drawn in its own colours or, as a template, in those of the text around
  /// it; nil decides by its kind.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode == .template
    return image
  }

  /// Accepted and without effect: characters are not interpolated.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }

  /// Accepted and without effect: characters have no edges to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepted and without effect: a symbol in one cell has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Accepted and without effect: terminals have one range of colours.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension Image {
  /// How an image fills more room than it takes; without effect, since it never does.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How an image is smoothed; without effect.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Whose colours an image has: those of the text around it, or its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The size of symbols beside text; they take one cell at every scale.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How bright an image may be; without effect.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: UInt8

    public static let standard = DynamicRange(rank: 0)
    public static let constrainedHigh = DynamicRange(rank: 1)
    public static let high = DynamicRange(rank: 2)
  }
}

/// How many colours a symbol has; in one cell it has one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rank: UInt8

  public static let monochrome = SymbolRenderingMode(rank: 0)
  public static let multicolor = SymbolRenderingMode(rank: 1)
  public static let hierarchical = SymbolRenderingMode(rank: 2)
  public static let palette = SymbolRenderingMode(rank: 3)
}
