/// How a view comes and goes: what it looks like before it is here, while it is, and afterwards.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view that comes or goes, as it looks in a phase. What differs between the phases moves.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }

  /// How the transition takes time where it says so itself.
  nonisolated var _animation: Animation? { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public nonisolated var _animation: Animation? { nil }

  /// The content as it looks in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(source: TypedViewSource(content)), phase: phase)
  }

  /// The same transition, which takes time as said here, also where the change itself is sudden.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// What a transition needs of its surroundings.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition moves the view.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that comes or goes, as a transition's body sees it.
public struct PlaceholderContentView<Value> {
  let source: ViewSource
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _write(_ view: PlaceholderContentView<Value>, to tree: inout _Tree) {
    view.source.write(to: &tree)
  }
}
