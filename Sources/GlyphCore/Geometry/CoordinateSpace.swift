/// The rectangle a point or frame is measured from.
public enum CoordinateSpace: Hashable {
  /// The whole surface.
  case global
  /// The view itself.
  case local
  /// The ancestor that carries `.coordinateSpace(.named(name))`.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}
