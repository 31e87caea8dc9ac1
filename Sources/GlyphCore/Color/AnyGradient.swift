/// A gradient and the space its colours are mixed in, without a shape of its own.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace = .device

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }
}

extension Color {
  /// The colour as a gradient; in cells the slight change of brightness is left out, which keeps
  /// a named colour the terminal's own.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
