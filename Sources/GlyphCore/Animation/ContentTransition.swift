/// How the content of a view goes over into other content; accepted, and shown at once.
public struct ContentTransition: Hashable, Sendable {
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate
    case symbolEffect
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
}
