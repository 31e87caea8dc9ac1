import Synchronization

/// Something that goes on until it is cancelled, or until this object is let go.
public final class AnyCancellable: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  public init(_ cancel: @escaping @Sendable () -> Void) { action = Mutex(cancel) }

  public func cancel() {
    let action = self.action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps this in a set for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  deinit { cancel() }
}

extension AnyCancellable: Hashable {
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
