import Foundation
import GlyphCells

/// Whether the pointer is over a view, and where.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// Over it: the middle of the cell, in points of the coordinate space.
  case active(CGPoint)
  case ended
}

/// Tells that the pointer comes over a view, moves there and leaves it.
struct HoverLayout: UnseenPrimitive {
  let space: CoordinateSpace
  let cellSize: CellSize
  let action: (HoverPhase) -> Void

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(HoverLayout.self) }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { host.takesHover = true }

  func difference(from old: HoverLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension HoverLayout: Responder {
  var wantsHover: Bool { true }

  func hover(at point: GridPoint?, in box: BoxRef) {
    guard let point else { return action(.ended) }
    action(.active(box.location(of: point, in: space, cellSize)))
  }
}

/// The modifier of `onHover` and `onContinuousHover`.
public struct _HoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

extension _HoverModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(HoverLayout(space: space, cellSize: tree.cellSize, action: action))
  }
}

/// Tells once that the pointer came, and once that it left.
private struct HoverOnce {
  let action: (Bool) -> Void
  @State private var isOver = false

  init(action: @escaping (Bool) -> Void) { self.action = action }
}

extension HoverOnce: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      _HoverModifier(space: .local) { phase in
        let isNow = phase != .ended
        guard isNow != isOver else { return }
        isOver = isNow
        action(isNow)
      })
  }
}

extension View {
  /// Acts when the pointer comes over the view and when it leaves, where the terminal tells.
  public nonisolated consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverOnce(action: action))
  }

  /// Acts whenever the pointer moves over the view, and when it leaves.
  public nonisolated consuming func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Acts whenever the pointer moves over the view, and when it leaves.
  @_disfavoredOverload
  public nonisolated consuming func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace, action: action))
  }
}
