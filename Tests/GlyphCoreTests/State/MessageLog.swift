import Synchronization

/// Messages that were reported, from whatever thread.
final class MessageLog: Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }
  func append(_ message: String) { messages.withLock { $0.append(message) } }
}
