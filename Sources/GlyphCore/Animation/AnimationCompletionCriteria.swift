/// When an animation counts as complete; in cells the two are the same.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
