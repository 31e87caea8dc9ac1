/// What goes along with a change of state: above all, how long it takes.
public struct Transaction: Sendable {
  /// How the change takes time; nil is at once.
  public var animation: Animation?
  /// Whether animations that views ask for by themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many, as during a drag.
  public var isContinuous = false
  /// Accepted and without effect.
  public var tracksVelocity = false
  /// Where a scroll view that is asked to scroll puts its target.
  public var scrollTargetAnchor: UnitPoint?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// A value of a user's own that goes along.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction in which state is changed now.
  @TaskLocal static var current = Transaction()
}

/// Names a value of a user's own that goes along with a change of state.
public protocol TransactionKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}
