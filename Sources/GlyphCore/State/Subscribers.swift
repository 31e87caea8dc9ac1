import Synchronization

/// Closures that want to hear of values, each until it is cancelled.
final class Subscribers<Value>: Sendable {
  private let state = Mutex<State>(State())

  private struct State {
    var closures: [Int: Subscriber<Value>] = [:]
    var next = 0
  }

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let subscriber = Subscriber(receive: receive)
    let key = state.withLock { state in
      state.next += 1
      state.closures[state.next] = subscriber
      return state.next
    }
    return AnyCancellable { [weak self] in
      _ = self?.state.withLock { $0.closures.removeValue(forKey: key) }
    }
  }

  /// Calls each subscriber, in the order in which they came.
  func send(_ value: Value) {
    let closures = state.withLock { state in
      state.closures.isEmpty ? [] : state.closures.sorted { $0.key < $1.key }.map(\.value)
    }
    for subscriber in closures { subscriber.receive(value) }
  }
}

/// As with Combine, whoever subscribes answers for the threads on which values are sent.
private struct Subscriber<Value>: @unchecked Sendable {
  let receive: (Value) -> Void
}
