import Foundation

/// A view that acts on what a publisher sends.
struct ReceivingView<Content: View, Source: Publisher> {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void
  @Kept private var reception: Reception<Source>

  init(_ content: Content, _ publisher: Source, _ action: @escaping (Source.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension ReceivingView: View {
  typealias Body = Never

  static func _write(_ view: ReceivingView, to tree: inout _Tree) { tree._writeNode(view) }

  static func _evaluate(_ view: ReceivingView, to tree: inout _Tree) {
    view.reception.follow(view.publisher, on: tree.host, view.action)
    Content._write(view.content, to: &tree)
  }
}

/// Who listens to a publisher at one place in the tree.
private final class Reception<Source: Publisher>: SlotStorage, Keepable {
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
    self.publisher = publisher
    // Values may come from any thread, and while a body runs: they wait for the host.
    let inbox = host.inbox
    subscription = publisher.sink { [weak self] value in
      inbox.add { self?.action(value) }
    }
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

extension View {
  /// Acts on each value that a publisher sends while the view is in the tree.
  public nonisolated func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    ReceivingView(self, publisher, action)
  }

  /// Acts on each value of a sequence that comes in time while the view is in the tree; an error
  /// ends it.
  public nonisolated func onReceive<S>(
    _ sequence: S, perform action: @escaping @MainActor (S.Element) -> Void
  ) -> some View where S: AsyncSequence & Sendable, S.Element: Sendable {
    task { @MainActor in
      do {
        for try await value in sequence { action(value) }
      } catch {
        return
      }
    }
  }
}
