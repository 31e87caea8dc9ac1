/// The SGR sequences between the styles of a table, worked out once and then copied.
final class TransitionCache {
  private struct Entry {
    var pair: UInt64 = .max
    var start = 0
    var count = 0
  }

  private let writer: SGRWriter
  // Looked at for every change of style; nothing is called while they change.
  @exclusivity(unchecked) private var table: StyleTable?
  @exclusivity(unchecked) private var entries = [Entry](repeating: Entry(), count: 256)
  private let bytes = ByteBuffer(capacity: 1024)

  init(profile: ColorProfile) { writer = SGRWriter(profile: profile) }

  /// Appends what turns the style `old` into `new`, links aside.
  func append(from old: StyleID, to new: StyleID, of table: StyleTable, to buffer: ByteBuffer) {
    if self.table !== table { forget(table) }
    let pair = UInt64(old.rawValue) << 32 | UInt64(new.rawValue)
    let slot = (old.index &* 31 &+ new.index) & 255
    let entry = entries[slot]
    if entry.pair == pair { return buffer.append(bytes.base + entry.start, count: entry.count) }
    let start = bytes.count
    writer.transition(from: table[old], to: table[new], in: bytes)
    entries[slot] = Entry(pair: pair, start: start, count: bytes.count - start)
    buffer.append(bytes.base + start, count: bytes.count - start)
    // Tables of thousands of styles would otherwise fill the memory with what is pushed out.
    if bytes.count > 1 << 16 { forget(table) }
  }

  private func forget(_ table: StyleTable) {
    self.table = table
    for slot in entries.indices { entries[slot].pair = .max }
    bytes.clear()
  }
}
