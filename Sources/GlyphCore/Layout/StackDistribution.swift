import GlyphCells

/// Offers lengths to the children of a stack, in the order in which they are served.
struct StackDistribution {
  let layout: StackLayout
  let across: Int32

  private struct Child {
    let box: BoxRef
    var priority: Double
    var range: LengthRange
  }

  mutating func serve(
    _ box: BoxRef, count: Int, available: Int32, _ pass: inout LayoutPass
  ) {
    let axis = layout.axis
    if count == 1 || available == CellProposal.idealLength || available == CellProposal.infinity {
      for child in box.children { offer(available, to: child, &pass) }
      return
    }
    var children: [Child] = []
    children.reserveCapacity(count)
    for child in box.children {
      children.append(Child(box: child, priority: child.priority, range: .any))
    }
    // Ranges are only asked for where they decide something: who comes first inside a priority,
    // and what must be kept for the priorities below.
    let groups = Set(children.map(\.priority)).sorted(by: >)
    if groups.count < count {
      for index in children.indices {
        children[index].range = children[index].box.range(along: axis, across: across, &pass)
      }
    } else {
      for index in children.indices where children[index].priority < groups[0] {
        children[index].range = children[index].box.range(along: axis, across: across, &pass)
      }
    }
    var left = Int(available)
    for priority in groups {
      var reserved = 0
      var members: [Int] = []
      for (index, child) in children.enumerated() {
        if child.priority < priority {
          reserved += Int(child.range.min)
        } else if child.priority == priority {
          members.append(index)
        }
      }
      if members.count > 1 {
        members.sort { isServedFirst(children[$0], $0, before: children[$1], $1) }
      }
      var space = max(0, left - reserved)
      for (position, member) in members.enumerated() {
        let share = EvenDivision.share(of: space, among: members.count - position)
        let length = offer(CellProposal.clamp(share), to: children[member].box, &pass)
        space = max(0, space - Int(length))
        left = max(0, left - Int(length))
      }
    }
  }

  /// The least flexible first; of two that are endlessly flexible, the one with the greater
  /// shortest length; otherwise in the order in which they stand.
  private func isServedFirst(_ a: Child, _ i: Int, before b: Child, _ j: Int) -> Bool {
    let infinity = CellProposal.infinity
    if a.range.max >= infinity, b.range.max >= infinity {
      return a.range.min == b.range.min ? i < j : a.range.min > b.range.min
    }
    let (x, y) = (a.range.flexibility, b.range.flexibility)
    return x == y ? i < j : x < y
  }

  @discardableResult
  private func offer(_ length: Int32, to child: BoxRef, _ pass: inout LayoutPass) -> Int32 {
    child.size(CellProposal(axis: layout.axis, main: length, across: across), &pass)[layout.axis]
  }
}
