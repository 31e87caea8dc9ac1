/// A colour in the words of UIKit and AppKit: components, or the role that it has on a screen.
///
/// Colours of text are the terminal's foreground, dimmer by rank; backgrounds are the terminal's own,
/// and the greys that are laid over it a little of its foreground, so that they suit a dark terminal
/// as well as a light one.
public final class UIColor: Sendable {
  let color: Color

  public init(_ color: Color) { self.color = color }

  /// A colour by its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// A colour by its components, each from 0 to 1, in the words of AppKit.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// A shade of grey from black, 0, to white, 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// A colour by its name, as `Color` finds it.
  public init?(named name: String) { color = Color(name) }

  /// The same colour with another opacity, which multiplies with its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }
}

/// The same by AppKit's name.
public typealias NSColor = UIColor

extension UIColor: Hashable {
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  public init(uiColor color: UIColor) { self = color.color }
  public init(nsColor color: NSColor) { self = color.color }

  /// What older source says.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
