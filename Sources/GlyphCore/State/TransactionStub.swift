// Stands in until the animation values land; delete this file then.
public struct Transaction: Sendable {
  public var animation: Animation?
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  nonisolated(unsafe) static var current = Transaction()
}
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  func progress(after seconds: Double) -> Double? { nil }
}
