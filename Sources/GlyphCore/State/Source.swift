/// Something that can be read while a body runs, and that owes its readers a new body when it
/// changes.
@usableFromInline
class Source {
  // Changed for every read in a body; nothing is called while it does.
  @exclusivity(unchecked) private var readers = ReaderList()

  @usableFromInline init() {}

  /// Notes that the node whose body runs depends on this.
  final func noteRead() { readers.noteRead() }

  /// Owes every reader a new body, except one that is about to read again anyway.
  final func fire(except writer: Node? = nil) { readers.takeAll().invalidate(except: writer) }

  final var hasReaders: Bool { !readers.isEmpty }

  final func addReader(_ node: Node) { readers.add(node) }

  final func forgetReaders() { _ = readers.takeAll() }
}

/// Which node's body is running. Bodies only run on the main actor.
enum Tracking {
  // Not retained: whoever sets it holds the node until it is set back.
  nonisolated(unsafe) unowned(unsafe) static var current: Node?
  nonisolated(unsafe) static var sweeps: UInt32 = 0

  /// Whether a body runs that must not write state now.
  static var isWriting: Bool { current != nil }

  /// Reads without depending on what is read.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let saved = current
    current = nil
    defer { current = saved }
    return body()
  }
}
