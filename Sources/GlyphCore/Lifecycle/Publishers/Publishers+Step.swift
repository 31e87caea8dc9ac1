extension Publishers {
  /// A publisher that makes something else of each value that another sends.
  public struct Step<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    typealias Action = (Upstream.Output, (Output) -> Void) -> Void

    let upstream: Upstream
    /// Makes what is done with each value, anew for everybody who subscribes.
    let makeAction: () -> Action

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      let action = makeAction()
      return upstream.sink { action($0, receiveValue) }
    }
  }
}

extension Publishers.Step: DerivedPublisher {
  var origin: any Publisher { originOf(upstream) }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Step<Self, T> {
    Publishers.Step(upstream: self) { { value, send in send(transform(value)) } }
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Step<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends what a closure makes of each value, where it is not nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Step<Self, T> {
    Publishers.Step(upstream: self) {
      { value, send in if let new = transform(value) { send(new) } }
    }
  }

  /// Sends the values for which a closure is true.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Step<Self, Output> {
    Publishers.Step(upstream: self) { { value, send in if isIncluded(value) { send(value) } } }
  }

  /// Sends all but the first values; a count below zero counts as zero.
  public func dropFirst(_ count: Int = 1) -> Publishers.Step<Self, Output> {
    Publishers.Step(upstream: self) {
      var rest = max(0, count)
      return { value, send in
        if rest > 0 { rest -= 1 } else { send(value) }
      }
    }
  }

  /// Sends the values that are not like the one before, as a closure tells.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Step<Self, Output> {
    Publishers.Step(upstream: self) {
      var last: Output?
      return { value, send in
        if let last, predicate(last, value) { return }
        last = value
        send(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that are not equal to the one before.
  public func removeDuplicates() -> Publishers.Step<Self, Output> { removeDuplicates(by: ==) }
}
