import Foundation
import Synchronization

/// Tells the library's user of a mistake: once each, on standard error, and drawing goes on.
package enum Report {
  private static let seen = Mutex<Set<String>>([])

  /// Prints a message unless one with the same key was printed before.
  package static func once(_ key: String, _ message: String) {
    let isNew = seen.withLock { $0.insert(key).inserted }
    guard isNew else { return }
    for handler in handlers.withLock({ $0 }) { handler(message) }
    FileHandle.standardError.write(Data("GlyphUI: \(message)\n".utf8))
  }

  private static let handlers = Mutex<[@Sendable (String) -> Void]>([])

  /// Also gives messages to a closure, so that tests can expect them.
  static func observe(_ handler: @escaping @Sendable (String) -> Void) {
    handlers.withLock { $0.append(handler) }
  }

  /// Stops because a value is needed that nobody gave, and no other can stand in for it.
  ///
  /// A fatal error, since the message of a failed precondition is left out of released programs.
  static func missing(_ type: String, at path: String, put modifier: String) -> Never {
    fatalError(
      "\(path): no \(type) in the environment. Put one there with \(modifier) on a view around it.")
  }
}
