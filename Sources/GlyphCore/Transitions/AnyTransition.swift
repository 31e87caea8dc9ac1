import Foundation

/// A transition of any type.
public struct AnyTransition: Sendable {
  let box: TransitionBox

  nonisolated init(box: TransitionBox) { self.box = box }

  nonisolated init(of transition: some Transition) {
    box = TypedTransitionBox(transition, animation: nil)
  }

  @MainActor
  public init<T>(_ transition: T) where T: Transition { self.init(of: transition) }

  /// Shows the view under one modifier while it is not here and under another while it is; what
  /// differs between them moves.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(of: ModifierTransition(active: active, identity: identity))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(of: OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(of: MoveTransition(edge: edge))
  }

  public static let opacity = AnyTransition(of: OpacityTransition())

  public static let identity = AnyTransition(of: IdentityTransition())

  /// One transition for a view that comes and another for one that goes.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      box: PairedTransitionBox(insertion.box, removal.box, animation: nil, isAsymmetric: true))
  }

  public static var slide: AnyTransition { AnyTransition(of: SlideTransition()) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(of: PushTransition(edge: edge))
  }

  /// The same transition, which takes time as said here, also where the change itself is sudden.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: box.with(animation))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      box: PairedTransitionBox(box, other.box, animation: nil, isAsymmetric: false))
  }

  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(of: ScaleTransition(Double(scale), anchor: anchor))
  }
}
