/// Two gestures that are made at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of those that have one.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which one is made; the first is preferred.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    /// The first has been made; the second has a value once it begins.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: SimultaneousGesture<First, Second>, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>.follow(gesture.first, gesture.second, from: old)
  }
}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: ExclusiveGesture<First, Second>, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>.follow(gesture.first, gesture.second, from: old)
  }
}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: SequenceGesture<First, Second>, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>.follow(gesture.first, gesture.second, from: old)
  }
}

/// Any gesture with a value.
public struct AnyGesture<Value> {
  private let make: @MainActor (_GestureRecognizer<Value>?) -> _GestureRecognizer<Value>

  @MainActor @preconcurrency
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._recognizer(gesture, from: $0) }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public static func _recognizer(
    _ gesture: AnyGesture<Value>, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> { gesture.make(old) }
}
