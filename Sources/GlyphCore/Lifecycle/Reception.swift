import Foundation
import Synchronization

/// Who listens to a publisher at one place in the tree.
final class Reception<Source: Publisher>: SlotStorage, Keepable {
  private var publisher: Source?
  private var action: (Source.Output) -> Void = { _ in }
  private var subscription: AnyCancellable?
  private var clocked: Timer.TimerPublisher?
  private var timer: HostTimer?

  /// Subscribes to another publisher than before, and hands on to the latest action.
  func follow(
    _ publisher: Source, on host: TreeHost, _ action: @escaping (Source.Output) -> Void
  ) {
    self.action = action
    if let new = (publisher as? any ClockedPublisher)?.timer { return follow(new, on: host) }
    if let known = self.publisher, ValueComparison.areEqual(known, publisher) { return }
    let isSameSource = self.publisher.map { $0.hasOrigin(of: publisher) } ?? false
    let start = SubscriptionStart(isSilent: isSameSource)
    self.publisher = publisher
    // Values may come from any thread, and while a body runs: they wait for the host.
    let inbox = host.inbox
    subscription = publisher.sink { [weak self] value in
      if start.isSilent, start.isHere { return }
      inbox.add { self?.action(value) }
    }
    start.isSilent = false
  }

  /// A timer that a body made anew goes on in the rhythm of the one before.
  private func follow(_ new: Timer.TimerPublisher, on host: TreeHost) {
    let isSame = clocked?.interval == new.interval
    clocked = new
    if !isSame { strike(after: new.interval, from: host.now, on: host) }
  }

  private func strike(after interval: Double, from time: Double, on host: TreeHost) {
    timer?.cancel()
    timer = host.timers.schedule(at: time + interval) { [self, unowned host] in
      guard let clocked, !clocked.isCancelled else { return }
      if let date = host.date as? Source.Output { action(date) }
      strike(after: clocked.interval, from: time + interval, on: host)
    }
  }

  override func leave() {
    timer?.cancel()
    subscription = nil
  }
}

/// Whether values that come while one subscribes are heard. What each body makes anew of the same
/// source would send its last value again after each of them, without end.
private final class SubscriptionStart: Sendable {
  private let state: Mutex<Bool>
  private let thread = ObjectIdentifier(Thread.current)

  init(isSilent: Bool) { state = Mutex(isSilent) }

  /// Whether this is the thread on which one subscribes.
  var isHere: Bool { ObjectIdentifier(Thread.current) == thread }

  var isSilent: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
