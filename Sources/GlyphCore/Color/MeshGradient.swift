/// A grid of colours that flow into one another; where its points stand is accepted, and the
/// colours are laid out on an even grid.
public struct MeshGradient: ShapeStyle, Hashable {
  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// The points of the mesh, row by row.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// A point of the mesh and the directions in which its edges leave it.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    let stops: [GradientInk.ResolvedStop]
    switch colors {
    case .colors(let colors):
      stops = colors.map {
        .init(components: $0.components(in: context), opacity: $0.opacity, location: 0)
      }
    case .resolvedColors(let colors):
      stops = colors.map {
        .init(components: $0.components, opacity: Double($0.opacity), location: 0)
      }
    }
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, stops.count >= count else {
      return background._ink(in: context)
    }
    let mesh = MeshInk(columns: width, rows: height, colors: stops)
    return .gradient(GradientInk(geometry: .grid(mesh), stops: [], space: colorSpace))
  }
}
