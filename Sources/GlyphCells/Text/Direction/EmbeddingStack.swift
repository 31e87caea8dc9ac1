/// Follows the controls of direction in a paragraph (UAX #9, rules X2 to X7).
struct EmbeddingStack {
  /// What is open.
  private(set) var embedding = Embedding()
  private var lostEmbeddings = 0
  private var lostIsolates = 0

  /// Takes a control in and says whether it changes anything: one that closes nothing or nests too
  /// deep does not.
  mutating func take(_ control: UInt32) -> Bool {
    switch control {
    case 0x202C: closeEmbedding()
    case 0x2069: closeIsolate()
    default: open(control)
    }
  }

  private mutating func open(_ control: UInt32) -> Bool {
    if embedding.depth < Embedding.deepest, lostIsolates == 0, lostEmbeddings == 0 {
      embedding.open(control)
      return true
    }
    if control >= 0x2066 {
      lostIsolates += 1
    } else if lostIsolates == 0 {
      lostEmbeddings += 1
    }
    return false
  }

  private mutating func closeEmbedding() -> Bool {
    if lostIsolates > 0 { return false }
    if lostEmbeddings > 0 {
      lostEmbeddings -= 1
      return false
    }
    if embedding.isEmpty || embedding.isIsolate { return false }
    embedding = embedding.prefix(embedding.depth - 1)
    return true
  }

  /// An isolate that ends takes along what was left open in it.
  private mutating func closeIsolate() -> Bool {
    if lostIsolates > 0 {
      lostIsolates -= 1
      return false
    }
    var rest = embedding
    while !rest.isEmpty, !rest.isIsolate { rest = rest.prefix(rest.depth - 1) }
    if rest.isEmpty { return false }
    lostEmbeddings = 0
    embedding = rest.prefix(rest.depth - 1)
    return true
  }
}
