/// How a view comes and goes; accepted, and shown at once.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view that comes or goes, as it looks in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The content as it looks in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(source: TypedViewSource(content)), phase: phase)
  }

  public func animation(_ animation: Animation?) -> some Transition { self }

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

/// Two transitions, the second one around the first.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
