import Foundation
import Synchronization

/// Reads lines beside the main actor, whose tasks go on while it waits for the next one.
final class LineThread: Sendable {
  private let wanted = DispatchSemaphore(value: 0)
  private let isHidden = Atomic(false)

  /// Begins to read; each line that is wanted is delivered, and nil at the end.
  func start(_ deliver: @escaping @Sendable (String?) -> Void) {
    Thread { [self] in
      while true {
        wanted.wait()
        let line = isHidden.load(ordering: .acquiring) ? HiddenLine.read() : readLine()
        deliver(line)
        if line == nil { return }
      }
    }.start()
  }

  /// Reads another line, which is not shown while it is typed if it is `hidden`.
  func want(hidden: Bool = false) {
    isHidden.store(hidden, ordering: .releasing)
    wanted.signal()
  }
}
