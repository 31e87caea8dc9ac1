import GlyphCells

/// Offers lengths to the children of a stack, in the order in which they are served.
struct StackDistribution {
  let axis: LayoutAxis
  let across: Int32
  /// Where the children stand in the pass.
  let children: Range<Int>

  func serve(_ available: Int32, _ pass: inout LayoutPass) {
    if children.count == 1 || available == CellProposal.idealLength
      || available == CellProposal.infinity
    {
      for index in children { offer(available, to: index, &pass) }
      return
    }
    if !hasSingleContainer(pass), serveAtLongest(available, &pass) { return }
    serveByPriority(available, &pass)
  }

  /// A single child beside Spacers is served first whatever its lengths are. Where finding them out
  /// would mean measuring, it is not asked.
  private func hasSingleContainer(_ pass: LayoutPass) -> Bool {
    var single: BoxRef?
    for index in children where !pass.children[index].isSpacer {
      guard single == nil else { return false }
      single = pass.children[index].box
    }
    return single.map { !$0.flags.contains(.simple) } ?? false
  }

  /// The usual case: every child takes its longest length, Spacers share what is left, and nothing
  /// needs to be sorted. Nobody is squeezed where all fit, as serving with even shares would do to
  /// a long child that comes before short ones.
  private func serveAtLongest(_ available: Int32, _ pass: inout LayoutPass) -> Bool {
    var taken = 0
    var spacers = 0
    var shortest: Int32?
    var areAllRigid = true
    for index in children {
      let child = pass.children[index]
      if child.isSpacer {
        let length = child.box.value(SpacerLayout.self).minLength(along: axis)
        spacers += 1
        guard shortest == nil || shortest == length else { return false }
        shortest = length
        continue
      }
      guard !child.box.flags.contains(.traits) else { return false }
      let range = child.box.range(along: axis, across: across, &pass)
      pass.children[index].range = range
      guard range.max < CellProposal.infinity else { return false }
      areAllRigid = areAllRigid && range.min == range.max
      taken += Int(range.max)
    }
    var left = Int(available) - taken
    guard areAllRigid || left >= spacers * Int(shortest ?? 0) else { return false }
    left = max(0, left)
    for index in children {
      let child = pass.children[index]
      guard child.isSpacer else {
        offer(child.range.max, to: index, &pass)
        continue
      }
      let share = EvenDivision.share(of: left, among: spacers)
      left = max(0, left - Int(offer(CellProposal.clamp(share), to: index, &pass)))
      spacers -= 1
    }
    return true
  }

  private func serveByPriority(_ available: Int32, _ pass: inout LayoutPass) {
    for index in children {
      let priority = pass.children[index].box.priority
      pass.children[index].priority = priority
    }
    findRanges(&pass)
    var left = Int(available)
    var members: [Int] = []
    var priority = highestPriority(below: nil, pass)
    while let current = priority {
      var reserved = 0
      members.removeAll(keepingCapacity: true)
      for index in children {
        let child = pass.children[index]
        if child.priority < current {
          reserved += Int(child.range.min)
        } else if child.priority == current {
          members.append(index)
        }
      }
      if members.count > 1 { sort(&members, pass) }
      var space = max(0, left - reserved)
      for (position, member) in members.enumerated() {
        let share = EvenDivision.share(of: space, among: members.count - position)
        let length = offer(CellProposal.clamp(share), to: member, &pass)
        space = max(0, space - Int(length))
        left = max(0, left - Int(length))
      }
      priority = highestPriority(below: current, pass)
    }
  }

  /// Ranges are only asked for where they decide something: who comes first inside a priority, and
  /// what must be kept for the priorities below.
  private func findRanges(_ pass: inout LayoutPass) {
    let highest = highestPriority(below: nil, pass)
    var isAlone = true
    for index in children.dropFirst() {
      for other in children.lowerBound..<index
      where pass.children[index].priority == pass.children[other].priority {
        isAlone = false
        break
      }
      if !isAlone { break }
    }
    for index in children where !isAlone || pass.children[index].priority != highest {
      let range = pass.children[index].box.range(along: axis, across: across, &pass)
      pass.children[index].range = range
    }
  }

  private func highestPriority(below limit: Double?, _ pass: LayoutPass) -> Double? {
    var highest: Double?
    for index in children {
      let priority = pass.children[index].priority
      guard limit.map({ priority < $0 }) ?? true else { continue }
      if highest.map({ priority > $0 }) ?? true { highest = priority }
    }
    return highest
  }

  private func sort(_ members: inout [Int], _ pass: LayoutPass) {
    let children = pass.children
    members.sort {
      StackDistribution.isServedFirst(children[$0].range, $0, before: children[$1].range, $1)
    }
  }

  /// The least flexible first; of two that are endlessly flexible, the one with the greater
  /// shortest length; otherwise in the order in which they stand.
  private static func isServedFirst(
    _ a: LengthRange, _ i: Int, before b: LengthRange, _ j: Int
  ) -> Bool {
    let infinity = CellProposal.infinity
    if a.max >= infinity, b.max >= infinity { return a.min == b.min ? i < j : a.min > b.min }
    let (x, y) = (a.flexibility, b.flexibility)
    return x == y ? i < j : x < y
  }

  @discardableResult
  private func offer(_ length: Int32, to index: Int, _ pass: inout LayoutPass) -> Int32 {
    let child = pass.children[index].box
    return child.size(CellProposal(axis: axis, main: length, across: across), &pass)[axis]
  }
}
