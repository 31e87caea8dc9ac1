import Foundation
import GlyphCells

/// The room that a `GeometryReader` has.
public struct GeometryProxy {
  let store: GeometryStore
  let cellSize: CellSize

  /// The size in points.
  public var size: CGSize { points(store.size.read()) }

  /// The parts along the edges that something else covers: in a terminal none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The place in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    let frame = store.frame.read()
    var origin = frame.origin
    if case .named(let name) = coordinateSpace, let space = box(named: name) {
      origin = origin.offset(x: -space.frame.x, y: -space.frame.y)
    }
    return CGRect(
      origin: points(origin),
      size: points(
        CellExtent(
          width: CellProposal.clamp(frame.width), height: CellProposal.clamp(frame.height))))
  }

  /// The bounds of an enclosing view that names a coordinate space, seen from here, in points; nil
  /// if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = box(named: name)
    else { return nil }
    let own = store.frame.read()
    let frame = space.frame
    return CGRect(
      origin: points(frame.origin.offset(x: -own.x, y: -own.y)), size: points(space.size))
  }

  private func box(named name: AnyHashable) -> BoxRef? {
    var box = store.object?.box
    while let current = box {
      if ObjectIdentifier(current.kind) == ObjectIdentifier(CoordinateSpacePrimitive.self),
        current.value(CoordinateSpacePrimitive.self).name == name
      {
        return current
      }
      box = current.enclosing
    }
    return nil
  }

  private func points(_ size: CellExtent) -> CGSize {
    CGSize(
      width: cellSize.length(Int(size.width), along: .horizontal),
      height: cellSize.length(Int(size.height), along: .vertical))
  }

  private func points(_ point: GridPoint) -> CGPoint {
    CGPoint(
      x: cellSize.length(point.x, along: .horizontal),
      y: cellSize.length(point.y, along: .vertical))
  }
}
