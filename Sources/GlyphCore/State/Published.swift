/// A property of an observable object that tells of its changes.
///
/// It works in classes only, as the object is told before the value changes.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  private var subject: PublishedSubject<Value>?

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("A published value was read without its object.") }
    set { preconditionFailure("A published value was written without its object.") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      let publisher = (object as? any ObservableObject)?.objectWillChange
      publisher?.send()
      object[keyPath: storageKeyPath].subject?.send(newValue)
      object[keyPath: storageKeyPath].value = newValue
      // A host may have drawn on another thread since it was told, with the value before.
      publisher?.fire()
    }
  }

  /// The values of the property: the one it has now, then each new one.
  public var projectedValue: Publisher {
    mutating get {
      let subject = self.subject ?? PublishedSubject(value)
      self.subject = subject
      return Publisher(subject: subject)
    }
    set { subject = newValue.subject }
  }

  /// The values of a published property.
  public struct Publisher {
    let subject: PublishedSubject<Value>

    /// Calls a closure with the value as it is and with each new one, just before the property
    /// has it, for as long as the result is held.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(subject.value)
      return subject.subscribers.add(receiveValue)
    }
  }
}

/// The latest value of a published property, and who follows it.
final class PublishedSubject<Value> {
  private(set) var value: Value
  let subscribers = Subscribers<Value>()

  init(_ value: Value) { self.value = value }

  func send(_ newValue: Value) {
    value = newValue
    subscribers.send(newValue)
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
