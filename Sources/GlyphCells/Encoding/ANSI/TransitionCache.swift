/// The SGR sequences between styles, worked out once and then copied.
///
/// Tables come and go with their screens, while programs use the same few styles again and again: a
/// sequence is found by the numbers of its styles, and for a table that it has not been used with
/// yet, the styles themselves are compared.
final class TransitionCache {
  private struct Place {
    var start: UInt32 = 0
    var count: UInt32 = 0
  }

  private struct Entry {
    var pair: UInt64 = .max
    var age: UInt32 = 0
    var place = Place()
    var old = CellStyle.standard
    var new = CellStyle.standard
  }

  private let writer: SGRWriter
  // Looked at for every change of style; nothing is called while they change.
  @exclusivity(unchecked) private var table: StyleTable?
  @exclusivity(unchecked) private var age: UInt32 = 0
  @exclusivity(unchecked) private var entries = [Entry](repeating: Entry(), count: 256)
  private let bytes = ByteBuffer(capacity: 1024)

  init(profile: ColorProfile) { writer = SGRWriter(profile: profile) }

  /// Appends what turns the style `old` into `new`, links aside.
  @inline(__always)
  func append(from old: StyleID, to new: StyleID, of table: StyleTable, to buffer: ByteBuffer) {
    let slot = (old.index &* 31 &+ new.index) & 255
    var place = entries[slot].place
    if self.table !== table || entries[slot].pair != pair(old, new) || entries[slot].age != age {
      place = find(old, new, of: table, in: slot)
    }
    buffer.append(
      bytes.base + Int(truncatingIfNeeded: place.start),
      count: Int(truncatingIfNeeded: place.count))
  }

  @inline(__always)
  private func pair(_ old: StyleID, _ new: StyleID) -> UInt64 {
    UInt64(old.rawValue) << 32 | UInt64(new.rawValue)
  }

  /// Where the sequence stands; makes it if there is none yet.
  @inline(never)
  private func find(
    _ old: StyleID, _ new: StyleID, of table: StyleTable, in slot: Int
  ) -> Place {
    if self.table !== table {
      self.table = table
      age &+= 1
    }
    let styles = (table[old], table[new])
    let known = entries[slot]
    if known.pair == pair(old, new), known.old == styles.0, known.new == styles.1 {
      entries[slot].age = age
      return known.place
    }
    // Tables of thousands of styles would otherwise fill the memory with what is pushed out.
    if bytes.count > 1 << 16 { forget() }
    let start = bytes.count
    writer.transition(from: styles.0, to: styles.1, in: bytes)
    let place = Place(
      start: UInt32(truncatingIfNeeded: start),
      count: UInt32(truncatingIfNeeded: bytes.count - start))
    entries[slot] = Entry(
      pair: pair(old, new), age: age, place: place, old: styles.0, new: styles.1)
    return place
  }

  private func forget() {
    for slot in entries.indices { entries[slot].pair = .max }
    bytes.clear()
  }
}
