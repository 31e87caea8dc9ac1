/// Where in a sanitised text which embedding begins; empty for nearly every text.
struct EmbeddingMap: Hashable, Sendable {
  private struct Change: Hashable {
    /// The byte behind the control.
    var offset: Int
    var embedding: Embedding
  }

  private var changes: [Change] = []

  /// The map of a text without controls of direction.
  init() {}

  /// The map of bytes that come from the gate.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var stack = EmbeddingStack()
    var index = 0
    while index < bytes.count {
      // All of them begin with this byte.
      guard bytes[index] == 0xE2 else {
        index += 1
        continue
      }
      let scalar = UTF8Reader.next(bytes, &index)
      if BidiControls.contains(scalar), stack.take(scalar) {
        changes.append(Change(offset: index, embedding: stack.embedding))
      }
    }
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Goes along a line from left to right and says what its clusters lie in.
  struct Reader {
    private let changes: [Change]
    private var index: Int
    private var embedding: Embedding
    private var shared = 0

    /// A reader for a line that begins at a byte of the text, with nothing open.
    init(_ map: EmbeddingMap, from start: Int) {
      changes = map.changes
      var low = 0
      var high = changes.count
      while low < high {
        let middle = (low + high) / 2
        if changes[middle].offset <= start { low = middle + 1 } else { high = middle }
      }
      index = low
      embedding = low > 0 ? changes[low - 1].embedding : Embedding()
    }

    /// The place of the cluster that begins at a byte, not before the one asked for last.
    mutating func place(at offset: Int) -> EmbeddedPlace {
      skip(to: offset)
      return use(embedding)
    }

    /// The place of a mark that stands for what lies between two bytes: in that which goes on from
    /// one to the other.
    mutating func place(between start: Int, and end: Int) -> EmbeddedPlace {
      skip(to: start)
      let before = (embedding, shared)
      shared = embedding.depth
      skip(to: end)
      let outer = before.0.prefix(shared)
      shared = min(before.1, shared)
      return use(outer)
    }

    private mutating func skip(to offset: Int) {
      while index < changes.count, changes[index].offset <= offset {
        embedding = changes[index].embedding
        shared = min(shared, embedding.depth)
        index += 1
      }
    }

    private mutating func use(_ embedding: Embedding) -> EmbeddedPlace {
      let place = EmbeddedPlace(embedding: embedding, shared: shared)
      shared = embedding.depth
      return place
    }
  }
}
