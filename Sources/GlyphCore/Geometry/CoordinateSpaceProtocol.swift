/// A type that stands for a coordinate space, so that `.local`, `.global` and `.named("x")` can
/// be written.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole surface.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the ancestor that carries this name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public let coordinateSpace: CoordinateSpace

  init(name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view that scrolls along this axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: axis)))
  }

  /// The nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: nil)))
  }
}

/// The name scroll views answer to; a type of its own, so that no name a user picks is equal.
struct ScrollViewSpaceName: Hashable {
  var axis: Axis?
}
