import GlyphCells

extension AnyGradient {
  /// The gradient laid out in a shape; a single colour, or the same one at every stop, is plain
  /// ink, which keeps a named colour the terminal's own.
  func ink(_ geometry: GradientGeometry, in context: ShapeStyleContext) -> ShapeInk {
    guard let first = gradient.stops.first else { return .clear }
    if gradient.stops.allSatisfy({ $0.color == first.color }) {
      return first.color._ink(in: context)
    }
    var farthest = -Double.infinity
    let stops = gradient.stops.map { stop in
      let location = stop.location.isNaN ? 0 : Double(stop.location)
      farthest = max(farthest, location)
      return GradientInk.ResolvedStop(
        components: stop.color.components(in: context), opacity: stop.color.opacity,
        location: farthest)
    }
    return .gradient(GradientInk(geometry: geometry, stops: stops, space: space))
  }
}

extension AnyGradient: ShapeStyle {
  /// From top to bottom, unless a gradient with a shape says otherwise.
  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    ink(.linear(from: .top, to: .bottom), in: context)
  }
}

extension Gradient: ShapeStyle {
  /// From top to bottom.
  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    AnyGradient(self)._ink(in: context)
  }
}
