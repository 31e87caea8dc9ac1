import Foundation

/// A transition of any type; accepted, and shown at once.
public struct AnyTransition: Sendable {
  nonisolated init() {}

  @MainActor
  public init<T>(_ transition: T) where T: Transition {}

  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition()
  }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  public static let opacity = AnyTransition()

  public static let identity = AnyTransition()

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  public static var slide: AnyTransition { AnyTransition() }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public func animation(_ animation: Animation?) -> AnyTransition { self }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public static var scale: AnyTransition { AnyTransition() }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
}
