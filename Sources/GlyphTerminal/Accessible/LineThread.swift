import Foundation
import Synchronization

/// Reads lines beside the main actor, whose tasks go on while it waits for the next one.
final class LineThread: Sendable {
  private let lines = Mutex<[String]>([])
  private let isAtEnd = Mutex(false)
  private let wanted = DispatchSemaphore(value: 0)

  func start() {
    Thread { [self] in
      var isOver = false
      while !isOver {
        wanted.wait()
        if let line = readLine() {
          lines.withLock { $0.append(line) }
        } else {
          isAtEnd.withLock { $0 = true }
          isOver = true
        }
        DispatchQueue.main.async {}
      }
    }.start()
  }

  /// The next line, nil at the end; the main queue runs until it is there.
  @MainActor
  func next() -> String? {
    wanted.signal()
    while true {
      let line = lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if line != nil { return line }
      if isAtEnd.withLock({ $0 }) { return nil }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
