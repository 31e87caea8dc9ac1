/// What goes along with a change of state: above all, how long it takes.
public struct Transaction: Sendable {
  /// Nil where nothing goes along; one word, since every view that a change reaches keeps it.
  private var content: Content?

  /// Shared by all that one change reaches, and so never changed itself.
  private final class Content: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private struct Values: Sendable {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var scrollTargetAnchor: UnitPoint?
    var custom: [ObjectIdentifier: any Sendable] = [:]
    var completions: [AnimationCompletion] = []
  }

  public init() {}

  public init(animation: Animation?) {
    if let animation { self.animation = animation }
  }

  private var values: Values {
    get { content?.values ?? Values() }
    set { content = Content(newValue) }
  }

  /// How the change takes time; nil is at once.
  public var animation: Animation? {
    get { content?.values.animation }
    set { if newValue != animation { values.animation = newValue } }
  }

  /// Whether animations that views ask for by themselves are left out.
  public var disablesAnimations: Bool {
    get { content?.values.disablesAnimations ?? false }
    set { values.disablesAnimations = newValue }
  }

  /// Whether the change is one of many, as during a drag.
  public var isContinuous: Bool {
    get { content?.values.isContinuous ?? false }
    set { values.isContinuous = newValue }
  }

  /// Accepted and without effect.
  public var tracksVelocity: Bool {
    get { content?.values.tracksVelocity ?? false }
    set { values.tracksVelocity = newValue }
  }

  /// Where a scroll view that is asked to scroll puts its target.
  public var scrollTargetAnchor: UnitPoint? {
    get { content?.values.scrollTargetAnchor }
    set { values.scrollTargetAnchor = newValue }
  }

  /// A value of a user's own that goes along.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { content?.values.custom[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values.custom[ObjectIdentifier(key)] = newValue }
  }

  /// Acts once everything has ended that began to move under this transaction, or at once after
  /// the change if nothing did.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria, completion))
  }

  /// The transaction in which state is changed now.
  @TaskLocal static var current = Transaction()
}

extension Transaction {
  /// Whether nothing goes along.
  var isPlain: Bool { content == nil }

  /// Those who wait for the end.
  var completions: [AnimationCompletion] { content?.values.completions ?? [] }

  mutating func add(_ completion: AnimationCompletion) { values.completions.append(completion) }

  /// This transaction after another that reached the same view before: everybody who waits goes
  /// on waiting.
  func following(_ earlier: Transaction) -> Transaction {
    let waiting = earlier.completions.filter { other in !completions.contains { $0 === other } }
    guard !waiting.isEmpty else { return self }
    var result = self
    for completion in waiting { result.add(completion) }
    return result
  }

  func isSame(as other: Transaction) -> Bool { content === other.content }
}

/// Names a value of a user's own that goes along with a change of state.
public protocol TransactionKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}
