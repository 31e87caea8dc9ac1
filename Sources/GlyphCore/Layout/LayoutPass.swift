import GlyphCells

/// What one round of layout shares: counts, and answers remembered across questions.
struct LayoutPass {
  var statistics: Statistics
  private var memory = AnswerMemory()
  /// The children of the stacks that are being asked.
  var children = ChildBuffer()
  /// How many boxes that are in each other are at work.
  private var depth = 0
  /// Another number whenever content may have changed since anything was asked.
  private(set) var epoch: Int

  init(statistics: Statistics = Statistics()) {
    self.statistics = statistics
    epoch = statistics.measures
  }

  /// The memory that waits for the next round. All hosts share it, only on the main actor; a round
  /// inside of another gets memory of its own.
  @exclusivity(unchecked) nonisolated(unsafe) private static var idle: LayoutPass?

  static func borrow() -> LayoutPass { idle.take() ?? LayoutPass() }

  func giveBack() {
    guard LayoutPass.idle == nil, !children.isExtraordinarilyLarge else { return children.free() }
    LayoutPass.idle = self
  }

  /// Runs a question that boxes pass on to those inside; past the limit the answer is `nothing`,
  /// since a stack that overflows could not be reported.
  @inline(__always)
  mutating func deeper<Answer>(
    in box: BoxRef, else nothing: Answer, _ ask: (inout LayoutPass) -> Answer
  ) -> Answer {
    guard depth < DepthLimit.boxes else {
      DepthLimit.report(box)
      return nothing
    }
    depth &+= 1
    defer { depth &-= 1 }
    return ask(&self)
  }

  /// Starts from what the boxes themselves remember, because some content changed.
  mutating func forget() {
    memory.clear()
    epoch = statistics.measures
  }

  func remembered(_ box: BoxRef, _ proposal: CellProposal) -> CellExtent? {
    memory.find(box.pointer, proposal)
  }

  mutating func remember(_ box: BoxRef, _ proposal: CellProposal, _ size: CellExtent) {
    memory.insert(box.pointer, proposal, size)
  }
}

/// A table from a box and a proposal to the answer, emptied in constant time.
///
/// Nested stacks ask each child several questions; without this, thirty levels take minutes.
private struct AnswerMemory {
  private var entries: [Entry] = []
  private var generation: UInt32 = 1
  private var count = 0

  private struct Entry {
    var box: UnsafeMutablePointer<Box>?
    var proposal = CellProposal.ideal
    var size = CellExtent()
    var generation: UInt32 = 0
  }

  mutating func clear() {
    generation &+= 1
    count = 0
  }

  func find(_ box: UnsafeMutablePointer<Box>, _ proposal: CellProposal) -> CellExtent? {
    guard count > 0 else { return nil }
    var slot = index(box, proposal)
    while entries[slot].generation == generation {
      if entries[slot].box == box, entries[slot].proposal == proposal { return entries[slot].size }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  mutating func insert(
    _ box: UnsafeMutablePointer<Box>, _ proposal: CellProposal, _ size: CellExtent
  ) {
    if (count + 1) * 2 > entries.count { grow() }
    var slot = index(box, proposal)
    while entries[slot].generation == generation {
      if entries[slot].box == box, entries[slot].proposal == proposal {
        entries[slot].size = size
        return
      }
      slot = (slot + 1) & (entries.count - 1)
    }
    entries[slot] = Entry(box: box, proposal: proposal, size: size, generation: generation)
    count += 1
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: Swift.max(64, old.count * 2))
    count = 0
    for entry in old where entry.generation == generation {
      guard let box = entry.box else { continue }
      insert(box, entry.proposal, entry.size)
    }
  }

  private func index(_ box: UnsafeMutablePointer<Box>, _ proposal: CellProposal) -> Int {
    var hash = UInt(bitPattern: box) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt(UInt32(bitPattern: proposal.width)) &* 0x85EB_CA6B
    hash ^= UInt(UInt32(bitPattern: proposal.height)) &* 0xC2B2_AE35_0000
    hash ^= hash >> 29
    return Int(hash & UInt(entries.count - 1))
  }
}
