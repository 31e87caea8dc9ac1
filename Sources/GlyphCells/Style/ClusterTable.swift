/// The clusters of more than one scalar that stand on a screen, each with a number.
///
/// They are compared by bytes: two spellings of one letter are two clusters, so that the same input
/// gives the same bytes whatever was on the screen before.
final class ClusterTable {
  // Asked for every run of cells; no method calls out while it changes one of these.
  @exclusivity(unchecked) private(set) var texts: [String] = []
  /// Open addressing over `texts`: an entry is a number plus one, 0 is free.
  @exclusivity(unchecked) private var slots = [UInt32](repeating: 0, count: 64)

  /// The number of a sanitised cluster; one that is known is found without allocating.
  func intern(_ cluster: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let mask = slots.count - 1
    var slot = ClusterTable.hash(cluster) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if texts[Int(number)].utf8.elementsEqual(cluster) { return number }
      slot = (slot + 1) & mask
    }
    let number = UInt32(truncatingIfNeeded: texts.count)
    texts.append(String(decoding: cluster, as: UTF8.self))
    slots[slot] = number + 1
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  /// The number of a cluster that has a note.
  func intern(_ cluster: String, note: ClusterNote) -> UInt32 {
    let key = NotedCluster(text: cluster, note: note)
    if let number = notedNumbers[key] { return number }
    let number = UInt32(truncatingIfNeeded: texts.count)
    texts.append(cluster)
    notedNumbers[key] = number
    notes[number] = note
    return number
  }

  /// What is noted of a cluster, if anything is.
  func note(_ number: UInt32) -> ClusterNote? { notes.isEmpty ? nil : notes[number] }

  var hasNotes: Bool { !notes.isEmpty }

  private struct NotedCluster: Hashable {
    var text: String
    var note: ClusterNote
  }

  private var notedNumbers: [NotedCluster: UInt32] = [:]
  @exclusivity(unchecked) private var notes: [UInt32: ClusterNote] = [:]

  subscript(_ number: UInt32) -> String {
    number < texts.count ? texts[Int(number)] : "\u{FFFD}"
  }

  private func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, text) in texts.enumerated() where notes[UInt32(number)] == nil {
      var slot = text.withContiguousUTF8 { ClusterTable.hash($0) } & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number) + 1
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 29) & 0x7FFF_FFFF)
  }
}
